import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import {
  labelsOf,
  teamRoleTexts,
  tenderLabels,
  tenderTypeTexts,
} from '@allmende/domain/tenders/tenders.texts.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { useQuery } from '@tanstack/react-query'
import { staffQuery } from './surroundings.query.ts'
import { Facts } from '../ui/Facts.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { DeadlineText } from './DeadlineText.tsx'
import type { SectionProps } from './frame/tender-page.ts'
import classes from './TenderFacts.module.css'
import { texts } from './tenders.texts.ts'

export const factsAnchor = 'ueberblick'
export const lotsAnchor = 'lose'

/** What belongs to the tender itself. */
export function TenderFacts({ tender, template }: SectionProps) {
  const say = useSay()
  const { language } = useLanguage()
  const labels = labelsOf(tender.type)
  const team = isSeenInside(tender) ? tender : null
  const buyer = isSeenInside(tender) ? tender.organizationName : tender.organization?.name
  const moment = (time: Date | null) => time && <DeadlineText moment={time} />
  return (
    <FormSection anchor={factsAnchor} title={say(texts.facts)}>
      <Facts
        facts={[
          { label: say(texts.number), value: tender.id },
          { label: say(labels.type), value: say(tenderTypeTexts[tender.type]) },
          { label: say(labels.organizationId), value: buyer },
          { label: say(labels.description), value: tender.description },
          { label: say(labels.finalDeadline), value: moment(tender.finalDeadline) },
          { label: say(labels.applicationDeadline), value: moment(tender.applicationDeadline) },
          { label: say(labels.deadlinePeriodDays), value: tender.deadlinePeriodDays },
          { label: say(labels.offerDeadline), value: moment(tender.offerDeadline) },
          { label: say(texts.team), value: team && <Team tender={team} /> },
          {
            label: say(texts.rooms),
            value: [...tender.informationRooms, ...(team?.roomTemplates ?? [])]
              .map(({ name }) => name)
              .join(', '),
          },
          { label: say(texts.form), value: template?.template.name },
          { label: say(texts.created), value: team && sayMoment(team.created, language) },
          { label: say(texts.changed), value: team && sayMoment(team.updated, language) },
        ]}
      />
    </FormSection>
  )
}

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

export function LotsTable({ tender: { lots } }: SectionProps) {
  const say = useSay()
  return (
    <FormSection anchor={lotsAnchor} title={`${say(texts.lots)} (${lots.length})`}>
      <table className={classes.lots}>
        <thead>
          <tr>
            <th scope="col">{say(texts.lotNumber)}</th>
            <th scope="col">{say(texts.lotName)}</th>
            <th scope="col">{say(tenderLabels.applicationDeadline)}</th>
            <th scope="col">{say(tenderLabels.offerDeadline)}</th>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ id, identifier, name, applicationDeadline, offerDeadline }) => (
            <tr key={id}>
              <td>{identifier}</td>
              <th scope="row">{name}</th>
              <td data-label={say(tenderLabels.applicationDeadline)}>
                <DeadlineText moment={applicationDeadline} />
              </td>
              <td data-label={say(tenderLabels.offerDeadline)}>
                <DeadlineText moment={offerDeadline} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FormSection>
  )
}
