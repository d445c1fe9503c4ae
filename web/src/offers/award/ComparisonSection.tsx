import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { useMemo } from 'react'
import { lotName } from '../../tenders/course/lot-names.ts'
import type { SectionProps } from '../../tenders/frame/tender-page.ts'
import { PartState } from '../../tenders/participants/PartState.tsx'
import { partState, sealOf } from '../../tenders/participants/participants.ts'
import { applicantPath } from '../../tenders/tender-paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/table.types.ts'
import { Letters } from '../parts/Letters.tsx'
import classes from './award.module.css'
import { comparedRounds, type ComparedRound, isCompared } from './comparison.ts'
import { comparisonAnchor } from './comparison-anchor.ts'
import { texts } from './comparison.texts.ts'
import { OpenedFiles } from './OpenedFiles.tsx'
import { Remark } from './Remark.tsx'
import { WaitingPeriod } from './WaitingPeriod.tsx'

/** The offers of each lot side by side, and what is waited for before one of them is taken. */
export function ComparisonSection({ tender }: SectionProps<TeamTender>) {
  const say = useSay()
  return (
    <FormSection anchor={comparisonAnchor} title={say(texts.title)} hint={say(texts.hint)}>
      {tender.lots.filter(isCompared).map((lot) => (
        <ComparedLot key={lot.id} tender={tender} lot={lot} />
      ))}
    </FormSection>
  )
}

type LotProps = { tender: TeamTender; lot: TeamLot }

function ComparedLot({ tender, lot }: LotProps) {
  const say = useSay()
  const rounds = comparedRounds(tender, lot)
  return (
    <div className={classes.lot}>
      {tender.lots.length > 1 && <h3>{lotName(lot)}</h3>}
      <WaitingPeriod lot={lot} />
      {rounds.length === 0 && <EmptyState title={say(texts.noOffers)} text={say(texts.noOffersText)} />}
      {rounds.map((one) => (
        <ComparedOffers key={one.round ?? 0} tender={tender} lot={lot} {...one} />
      ))}
    </div>
  )
}

function ComparedOffers({ tender, lot, round, parts }: LotProps & ComparedRound) {
  const say = useSay()
  const columns = useColumns(tender, lot)
  const values = { lot: lotName(lot), ...(round !== null && { n: round }) }
  return (
    <div className={classes.section}>
      {round !== null && <h3>{say(texts.round, { n: round })}</h3>}
      <DataTable
        caption={say(round === null ? texts.caption : texts.captionOfRound, values)}
        columns={columns}
        cards={{ title: columns[0] as Column<LotParticipant>, facts: columns.slice(1) }}
        rows={parts}
        rowKey={({ offerId }) => String(offerId)}
        rowLink={({ organizationId }) => applicantPath(tender.id, organizationId)}
        searchable={parts.length > 10}
        bare
        empty={{ title: say(texts.noOffers) }}
      />
    </div>
  )
}

/** As everywhere, and besides for whom an award is announced. */
function OfferState({ tender, lot, part }: LotProps & { part: LotParticipant }) {
  const say = useSay()
  if (lot.outcome === null && lot.award?.offerId === part.offerId)
    return <StatusBadge tone="success">{say(texts.intended)}</StatusBadge>
  return <PartState state={partState(tender, lot, part)} seal={sealOf(lot, part)} part={part} />
}

function useColumns(tender: TeamTender, lot: TeamLot): readonly Column<LotParticipant>[] {
  const say = useSay()
  const { language } = useLanguage()
  return useMemo(
    () => [
      {
        key: 'company',
        title: say(texts.company),
        value: ({ organizationName }) => organizationName,
        sortable: false,
        width: '20%',
      },
      {
        key: 'received',
        title: say(texts.received),
        render: ({ offerSent }) => (offerSent ? sayDeadline(offerSent, language) : say(texts.none)),
      },
      {
        key: 'files',
        title: say(texts.files),
        render: (part) => <OpenedFiles tender={tender} lotId={lot.id} part={part} />,
      },
      {
        key: 'state',
        title: say(texts.state),
        width: '26%',
        render: (part) => (
          <>
            <OfferState tender={tender} lot={lot} part={part} />
            <Letters letters={part.letters} lot={part.organizationName} />
          </>
        ),
      },
      {
        key: 'remark',
        title: say(texts.remark),
        value: ({ remark }) => remark?.text ?? '',
        sortable: false,
        render: (part) => (
          <Remark tender={tender} lotId={lot.id} part={part} canWrite={tender.archived === null} />
        ),
        width: '26%',
      },
    ],
    [say, language, tender, lot],
  )
}
