import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isContinuous } from '@allmende/domain/tenders/tenders.rules.ts'
import {
  continuousLabels,
  teamRoleTexts,
  tenderLabels,
  tenderTypeTexts,
} from '@allmende/domain/tenders/tenders.texts.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../rpc/queries.ts'
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
  const labels = isContinuous(tender.type) ? { ...tenderLabels, ...continuousLabels } : tenderLabels
  const moment = (time: Date | null) => time && <DeadlineText moment={time} />
  return (
    <FormSection anchor={factsAnchor} title={say(texts.facts)}>
      <Facts
        facts={[
          { label: say(texts.number), value: tender.id },
          { label: say(labels.type), value: say(tenderTypeTexts[tender.type]) },
          { label: say(labels.organizationId), value: tender.organizationName },
          { label: say(labels.description), value: tender.description },
          { label: say(labels.finalDeadline), value: moment(tender.finalDeadline) },
          { label: say(labels.applicationDeadline), value: moment(tender.applicationDeadline) },
          { label: say(labels.deadlinePeriodDays), value: tender.deadlinePeriodDays },
          { label: say(labels.offerDeadline), value: moment(tender.offerDeadline) },
          { label: say(texts.team), value: <Team tender={tender} /> },
          {
            label: say(texts.rooms),
            value: [...tender.informationRooms, ...tender.roomTemplates].map(({ name }) => name).join(', '),
          },
          { label: say(texts.form), value: template?.template.name },
          { label: say(texts.created), value: sayMoment(tender.created, language) },
          { label: say(texts.changed), value: sayMoment(tender.updated, language) },
        ]}
      />
    </FormSection>
  )
}

function Team({ tender }: { tender: Tender }) {
  const say = useSay()
  const { data: staff = [] } = useQuery(
    rpcQuery('getUsers', ['SYSTEM_USER', 'SYSTEM_ADMIN'], { limit: 1000 }),
  )
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
