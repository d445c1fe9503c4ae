import type { PublicLot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { asksForOffersOnly } from '@allmende/domain/procedure/stages.ts'
import { isContinuous, isRun } from '@allmende/domain/procedure/tender-type.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import type { SectionProps } from '../frame/tender-page.ts'
import { useServerTime } from '../portal/useServerTime.ts'
import { TenderStatus } from '../status/TenderStatus.tsx'
import { texts } from '../tenders.texts.ts'
import { ExtendLink } from '../changes/ExtendLink.tsx'
import { announcedAward } from './announced-award.ts'
import { areRoundsOver, currentOrLastRound } from './current-round.ts'
import { Deadline } from './Deadline.tsx'
import classes from './LotsTable.module.css'
import { ParcelLinks } from './ParcelLinks.tsx'

export const lotsAnchor = 'lose'

const none = '–'

/** The lots: how far each is, until when something can be filed for it, and which land it is about. */
export function LotsTable({ tender, template }: SectionProps) {
  const say = useSay()
  const { lots, type, stage } = tender
  const labels = labelsOf(type)
  const rounds = areRoundsOver(tender, useServerTime()) ? texts.lastRound : texts.currentRound
  const applications = say(isContinuous(type) ? rounds : labels.applicationDeadline)
  const offers = say(isContinuous(type) ? texts.offerDeadline : labels.offerDeadline)
  const hasParcels = lots.some(({ propertyIds }) => propertyIds.length > 0)
  const hasBegun = stage !== null
  const hasDeadlines = isRun(type)
  const hasApplications = hasDeadlines && !asksForOffersOnly(tender)
  return (
    <FormSection anchor={lotsAnchor} title={`${say(texts.lots)} (${lots.length})`}>
      <div className={classes.holder}>
        <table className={classes.lots}>
          <thead>
            <tr>
              <th scope="col">{say(texts.lotNumber)}</th>
              <th scope="col">{say(texts.lotName)}</th>
              {hasBegun && <th scope="col">{say(texts.lotState)}</th>}
              {hasApplications && <th scope="col">{applications}</th>}
              {hasDeadlines && <th scope="col">{offers}</th>}
              {hasParcels && <th scope="col">{say(texts.parcels)}</th>}
            </tr>
          </thead>
          <tbody>
            {lots.map((lot) => (
              <tr key={lot.id}>
                <td>{lot.identifier}</td>
                <th scope="row">{lot.name}</th>
                {hasBegun && (
                  <td data-label={say(texts.lotState)}>
                    <LotState tender={tender} lot={lot} />
                  </td>
                )}
                {hasApplications && (
                  <td data-label={applications}>
                    <ApplicationDeadline tender={tender} lot={lot} />
                    <ExtendLink
                      tender={tender}
                      lotId={lot.id}
                      form={template?.form}
                      of="applicationDeadline"
                    />
                  </td>
                )}
                {hasDeadlines && (
                  <td data-label={offers}>
                    <LotDeadline tender={tender} lot={lot} moment={lot.offerDeadline} />
                    <ExtendLink tender={tender} lotId={lot.id} form={template?.form} of="offerDeadline" />
                  </td>
                )}
                {hasParcels && (
                  <td data-label={say(texts.parcels)}>
                    {lot.propertyIds.length > 0 && <ParcelLinks ids={lot.propertyIds} />}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormSection>
  )
}

type LotProps = { tender: ShownTender; lot: Omit<PublicLot, 'lotOffer' | 'canApply' | 'canOffer'> }

function LotState({ tender, lot }: LotProps) {
  const say = useSay()
  const known = isSeenInside(tender) ? tender.lots.find(({ id }) => id === lot.id) : undefined
  const award = known ? announcedAward(known) : null
  return (
    <>
      <TenderStatus status={lot.status} />
      {award && <p className={classes.award}>{say(award.text, award.values)}</p>}
    </>
  )
}

function LotDeadline({ tender: { archived }, lot: { outcome }, moment }: LotProps & { moment: Date | null }) {
  return moment ? <Deadline moment={moment} of={{ archived, outcome }} /> : none
}

/** Of a continuous procedure that of the round which runs, or was the last. */
function ApplicationDeadline({ tender, lot }: LotProps) {
  const say = useSay()
  const current = currentOrLastRound(tender, lot, useServerTime())
  if (!current) return <LotDeadline tender={tender} lot={lot} moment={lot.applicationDeadline} />
  return (
    <>
      {say(texts.round, { n: current.round })}:{' '}
      <LotDeadline tender={tender} lot={lot} moment={current.deadline} />
    </>
  )
}
