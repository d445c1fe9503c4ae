import { type ShownDeadline, shownDeadlines } from '@allmende/domain/tenders/lot-deadlines.ts'
import type { Lot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { endedWords } from '@allmende/domain/procedure/status.ts'
import { statusTexts } from '@allmende/domain/tenders/status.texts.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { labelsOf, teamRoleTexts, tenderTypeTexts } from '@allmende/domain/tenders/tenders.texts.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '../rpc/clock.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { Facts } from '../ui/Facts.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { announcedAward } from './course/announced-award.ts'
import { Deadline } from './course/Deadline.tsx'
import { endingOf } from './course/ending.ts'
import { lotNames } from './course/lot-names.ts'
import { lotsAnchor } from './course/LotsTable.tsx'
import { TenderParcels } from './course/TenderParcels.tsx'
import { isVoid } from './course/void-deadline.ts'
import type { SectionProps } from './frame/tender-page.ts'
import { publicationOf } from './publication-date.ts'
import { staffQuery } from './surroundings.query.ts'
import classes from './TenderFacts.module.css'
import { documentsPath } from './tender-paths.ts'
import { roomNamesOf } from './tender-rooms.ts'
import { texts } from './tenders.texts.ts'

export const factsAnchor = 'ueberblick'

/** What belongs to the tender itself. */
export function TenderFacts({ tender, template }: SectionProps) {
  const say = useSay()
  const { language } = useLanguage()
  const labels = labelsOf(tender.type)
  const team = isSeenInside(tender) ? tender : null
  const buyer = isSeenInside(tender) ? tender.organizationName : tender.organization?.name
  const ending = endingOf(tender.lots)
  const ended = { archived: tender.archived, outcome: ending?.[0]?.outcome ?? null }
  // Once it has ended, how it did counts, and of the deadlines only those that it made void.
  const deadlines = shownDeadlines<Lot>(tender).filter(
    ({ deadline }) => ending === null || isVoid(ended, deadline, serverNow()),
  )
  const publication = publicationOf(tender, serverNow())
  // Where there are lots their table has it.
  const [lot] = team?.lots ?? []
  const award = lot?.identifier === null ? announcedAward(lot) : null
  const rooms = roomNamesOf(tender).join(', ')
  return (
    <FormSection anchor={factsAnchor} title={say(texts.facts)}>
      <Facts
        facts={[
          { label: say(texts.number), value: tender.id },
          { label: say(labels.type), value: say(tenderTypeTexts[tender.type]) },
          { label: say(labels.organizationId), value: buyer },
          { label: say(labels.description), value: tender.description },
          {
            label: say(publication?.isToCome ? texts.publicationPlanned : texts.published),
            value: publication && sayMoment(publication.at, language),
          },
          { label: say(texts.ending), value: ending && sayEnding(ending, say) },
          ...[...Map.groupBy(deadlines, ({ label }) => label)].map(([label, shared]) => ({
            label: say(label),
            value: <LotDeadlines shared={shared} all={tender.lots} archived={tender.archived} />,
          })),
          { label: say(labels.deadlinePeriodDays), value: tender.deadlinePeriodDays },
          {
            label: say(texts.parcels),
            value: tender.propertyIds.length > 0 && <TenderParcels ids={tender.propertyIds} />,
          },
          { label: say(texts.award), value: award && say(award.text, award.values) },
          { label: say(texts.team), value: team && <Team tender={team} /> },
          {
            label: say(texts.rooms),
            value: rooms && <AppLink href={documentsPath(tender.id)}>{rooms}</AppLink>,
          },
          { label: say(texts.form), value: template?.template.name },
          { label: say(texts.sdkVersion), value: tender.sdkVersion },
          { label: say(texts.created), value: team && sayMoment(team.created, language) },
          { label: say(texts.changed), value: team && sayMoment(team.updated, language) },
        ]}
      />
    </FormSection>
  )
}

/** More are read in the table of the lots. */
const mostShown = 3

type LotDeadlinesProps = { shared: readonly ShownDeadline<Lot>[]; all: readonly Lot[]; archived: Date | null }

/** One for all of them, or each with the lots it is for. */
function LotDeadlines({ shared, all, archived }: LotDeadlinesProps) {
  const say = useSay()
  const left = shared.length - mostShown
  const line = ({ deadline, lots }: ShownDeadline<Lot>) => (
    <Deadline moment={deadline} of={{ archived, outcome: endingOf(lots ?? all)?.[0]?.outcome ?? null }} />
  )
  const [only, ...others] = shared
  if (only && only.lots === null && others.length === 0) return line(only)
  return (
    <ul className={classes.deadlines}>
      {shared.slice(0, mostShown).map((one) => (
        <li key={one.deadline.getTime()}>
          {one.lots && `${lotNames(one.lots)}: `}
          {line(one)}
        </li>
      ))}
      {left > 0 && (
        <li>
          <AppLink href={`#${lotsAnchor}`}>{say(texts.furtherDeadlines, { n: left })}</AppLink>
        </li>
      )}
    </ul>
  )
}

/** Lots are counted where they did not all end alike. */
const sayEnding = (ending: NonNullable<ReturnType<typeof endingOf>>, say: ReturnType<typeof useSay>) =>
  ending
    .map(({ outcome, count }) => {
      const word = say(statusTexts[endedWords[outcome]])
      return ending.length === 1 ? word : `${word} (${count})`
    })
    .join(', ')

function Team({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const { data: staff = [] } = useQuery(staffQuery)
  const named = (userName: string) => {
    const user = staff.find(({ email }) => email === userName)
    return user ? `${user.givenName} ${user.surName}` : userName
  }
  return (
    <ul className={classes.people}>
      {tender.team.map(({ userName, role }) => (
        <li key={userName}>
          {named(userName)} ({say(teamRoleTexts[role])})
        </li>
      ))}
    </ul>
  )
}
