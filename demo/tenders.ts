import { randomUUID } from 'node:crypto'
import { withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { type PartySource, withParty } from '@allmende/domain/notices/values/parties.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { roomsOf } from '@allmende/domain/tenders/rooms.ts'
import type { NewTender, TeamMember } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Answers, withAnswers } from './answers.ts'
import { carParks, chargingPoints, type DemoTender, solarPark } from './tender-texts.ts'
import type { Visitor } from './visitor.ts'

const team: TeamMember[] = [
  { userName: 'anna.amt@allmende.example', role: 'ADMIN' },
  { userName: 'bernd.bau@allmende.example', role: 'EDITOR' },
]

const day = 24 * 3_600_000

/** Noon in Germany, so and so many days from now. */
function inDays(days: number): Date {
  const date = new Date(Date.now() + days * day)
  date.setUTCHours(11, 0, 0, 0)
  return date
}

/** The drafts that the demo's clerks work on, made by one of them. */
export async function draftTenders(clerk: Visitor): Promise<void> {
  const [buyer] = await clerk.call('getOrganizations', 'CLIENT')
  if (!buyer) throw new Error('the demo has no contracting authority')
  const deadlines = [
    { applicationDeadline: inDays(60), offerDeadline: inDays(120) },
    {
      applicationDeadline: inDays(45),
      deadlinePeriodDays: 60,
      finalDeadline: inDays(365),
      offerDeadline: inDays(420),
    },
    { applicationDeadline: inDays(40) },
  ]
  for (const [index, tender] of [carParks, chargingPoints, solarPark].entries()) {
    const template = await clerk.call('getProjectTemplate', tender.templateId)
    await clerk.call('createProject', {
      ...drafted(tender, template, buyer),
      ...deadlines[index],
    })
  }
}

function drafted(tender: DemoTender, template: Template, buyer: PartySource): NewTender {
  const { templateId, type, procedure, lots } = tender
  const form = formOfTemplate(template)
  const named = withParty(form, newValues(form, { uuid: randomUUID }), buyer)
  const begun = withAnswers(form, named.values, { ...procedure, 'OPT-300-Procedure-Buyer': named.id })
  const panels = lots.reduce((values, lot, index) => withLot(form, values, lot, index + 1), begun)
  return { templateId, type, panels, team, ...roomsOf(template) }
}

function withLot(form: Form, values: PanelValues, answers: Answers, number: number): PanelValues {
  const isThere = values.some(({ contentId, ordinal }) => contentId === 'GR-Lot' && ordinal === number)
  const added = isThere ? values : withGroupAdded(form, values, '', 'GR-Lot').values
  return withAnswers(form, added, answers, number)
}
