import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconList } from '@tabler/icons-react'
import { useLocation, useParams } from '@tanstack/react-router'
import { type ComponentType, useMemo } from 'react'
import { usePageParts, usePageThing, useTender } from '../../tenders/frame/tender-context.ts'
import { applicantPath, tenderIdIn, tenderPath } from '../../tenders/tender-paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { type Applicant, applicantsIn, besides, partsOf } from './applicants.ts'
import classes from './applicants.module.css'
import { texts } from './applicants.texts.ts'
import { ApplicantRooms, roomsAnchor } from './ApplicantRooms.tsx'
import { CompanySection, companyAnchor } from './CompanySection.tsx'
import { PartsSection, partsAnchor } from './PartsSection.tsx'
import { SubmissionsSection, submissionsAnchor } from './SubmissionsSection.tsx'

/** A part of the page that another area adds. */
export type ApplicantPart = {
  anchor: string
  label: Bilingual
  Content: ComponentType<{ tender: TeamTender; applicant: Applicant }>
}

type OtherParts = { others: readonly ApplicantPart[] }

/** One company in a tender: who it is, how far, what it filed and what it lets us read. */
export function ApplicantScreen({ others }: OtherParts) {
  const tender = useTender()
  const { organizationId } = useParams({ strict: false })
  const id = tenderIdIn(organizationId)
  const applicant = isSeenInside(tender) && applicantsIn(tender).find((one) => one.organizationId === id)
  // Whoever does not take part is not found by the frame already.
  if (!isSeenInside(tender) || !applicant) return null
  return (
    <ApplicantPage key={applicant.organizationId} tender={tender} applicant={applicant} others={others} />
  )
}

type ApplicantPageProps = OtherParts & { tender: TeamTender; applicant: Applicant }

function ApplicantPage({ tender, applicant, others }: ApplicantPageProps) {
  const say = useSay()
  const parts = partsOf(tender, applicant.organizationId)
  usePageThing(applicant.name)
  usePageParts(
    useMemo(
      () => [
        { anchor: companyAnchor, label: say(texts.company) },
        { anchor: partsAnchor, label: say(texts.course) },
        { anchor: submissionsAnchor, label: say(texts.submissions) },
        { anchor: roomsAnchor, label: say(texts.rooms) },
        ...others.map(({ anchor, label }) => ({ anchor, label: say(label) })),
      ],
      [say, others],
    ),
  )
  return (
    <>
      <PageHeader level={2} title={applicant.name} actions={<ToList tenderId={tender.id} />} />
      <Others tender={tender} applicant={applicant} />
      <CompanySection organizationId={applicant.organizationId} />
      <PartsSection tender={tender} parts={parts} />
      <SubmissionsSection tender={tender} offerId={applicant.offerId} parts={parts} />
      <ApplicantRooms tender={tender} offerId={applicant.offerId} parts={parts} />
      {others.map(({ anchor, Content }) => (
        <Content key={anchor} tender={tender} applicant={applicant} />
      ))}
    </>
  )
}

/** Back to where one came from: the list has three names. */
function ToList({ tenderId }: { tenderId: number }) {
  const say = useSay()
  const segment = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' })
  return (
    <Button
      component={AppLink}
      href={`${tenderPath(tenderId)}/${segment}`}
      variant="default"
      leftSection={<IconList size={20} aria-hidden />}
    >
      {say(texts.toList)}
    </Button>
  )
}

/** The way through the companies, one by one. */
function Others({ tender, applicant }: { tender: TeamTender; applicant: Applicant }) {
  const say = useSay()
  const { before, after } = besides(applicantsIn(tender), applicant.organizationId)
  if (!before && !after) return null
  return (
    <nav className={classes.others} aria-label={say(texts.others)}>
      {before && (
        <AppLink href={applicantPath(tender.id, before.organizationId)}>
          <IconArrowLeft size={20} aria-hidden />
          {say(texts.before, { name: before.name })}
        </AppLink>
      )}
      {after && (
        <AppLink href={applicantPath(tender.id, after.organizationId)} className={classes.after}>
          {say(texts.after, { name: after.name })}
          <IconArrowRight size={20} aria-hidden />
        </AppLink>
      )}
    </nav>
  )
}
