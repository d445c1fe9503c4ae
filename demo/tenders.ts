import { randomUUID } from 'node:crypto'
import { withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { type PartySource, withParty } from '@allmende/domain/notices/values/parties.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { roomsOf } from '@allmende/domain/tenders/rooms.ts'
import type { NewTender, TeamMember, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import { type Answers, withAnswers } from './answers.ts'
import type { Calendar, Moment } from './calendar.ts'
import { carParks, chargingPoints, type DemoTender, playground, solarPark } from './tender-texts.ts'
import type { Visitor } from './visitor.ts'

const team: TeamMember[] = [
  { userName: 'anna.amt@allmende.example', role: 'ADMIN' },
  { userName: 'bernd.bau@allmende.example', role: 'EDITOR' },
]

/** Until when a tender is filed for, in the demo's calendar or at an instant. */
export type DemoDeadlines = {
  application?: Moment | Date
  offer?: Moment | Date
  /** Of a continuous procedure, as is the next. */
  final?: Moment
  roundDays?: number
}

/** The drafts that the demo's clerks work on, made by one of them; many stories of the tests are told about them. */
export async function draftTenders(clerk: Visitor, calendar: Calendar): Promise<void> {
  const draft = drafting(clerk, calendar)
  await draft(carParks, { application: [60, 12], offer: [120, 12] })
  await draft(chargingPoints, {
    application: [45, 12],
    roundDays: 60,
    final: [365, 12],
    offer: [420, 12],
  })
  await draft(solarPark, { application: [40, 12] })
}

/** One more, in the newer version of the notice standard. */
export const draftOfNewVersion = (clerk: Visitor, calendar: Calendar): Promise<TeamTender> =>
  drafting(clerk, calendar)(playground, { offer: [50, 12] })

export type Drafting = (tender: DemoTender, deadlines: DemoDeadlines) => Promise<TeamTender>

/** A clerk's desk: forms and buyer are fetched once, however many tenders are written. */
export function drafting(clerk: Visitor, calendar: Calendar): Drafting {
  const templates = new Map<string, Promise<Template>>()
  let buyer: Promise<PartySource> | undefined
  const on = (moment: Moment | Date | undefined) =>
    moment instanceof Date ? moment : moment ? calendar(moment) : null
  return async (tender, { application, offer, final, roundDays }) => {
    const { templateId, sdkVersion } = tender
    const key = `${templateId} ${sdkVersion}`
    const template = templates.get(key) ?? clerk.call('getProjectTemplate', templateId, sdkVersion)
    templates.set(key, template)
    buyer ??= buyerKnownTo(clerk)
    return clerk.call('createProject', {
      ...drafted(tender, await template, await buyer, await parcelIds(clerk, tender)),
      applicationDeadline: on(application),
      offerDeadline: on(offer),
      finalDeadline: on(final),
      deadlinePeriodDays: roundDays ?? null,
    })
  }
}

async function parcelIds(clerk: Visitor, { parcels = [] }: DemoTender): Promise<number[]> {
  const found = await Promise.all(
    parcels.map(async (name) => {
      const rows = await clerk.call('getProperties', { filter: { name } })
      return rows.find((row) => row.name === name)?.id
    }),
  )
  return found.filter((id) => id !== undefined)
}

async function buyerKnownTo(clerk: Visitor): Promise<PartySource> {
  const [buyer] = await clerk.call('getOrganizations', 'CLIENT')
  if (!buyer) throw new Error('the demo has no contracting authority')
  return buyer
}

function drafted(
  tender: DemoTender,
  template: Template,
  buyer: PartySource,
  parcels: readonly number[],
): NewTender {
  const { templateId, sdkVersion, type, procedure, lots } = tender
  const form = formOfTemplate(template)
  const named = withParty(form, newValues(form, { uuid: randomUUID }), buyer)
  const begun = withAnswers(form, named.values, { ...procedure, 'OPT-300-Procedure-Buyer': named.id })
  const told = lots.reduce((values, lot, index) => withLot(form, values, lot, index + 1), begun)
  const panels = parcels.length > 0 ? withParcels(told, parcels) : told
  const rooms = roomsOf(template)
  const roomTemplates = [...rooms.roomTemplates, ...(tender.rooms ?? [])]
  return {
    templateId,
    ...(sdkVersion && { sdkVersion }),
    type,
    panels,
    ...(isRun(type) && { team }),
    ...rooms,
    roomTemplates,
  }
}

function withLot(form: Form, values: PanelValues, answers: Answers, number: number): PanelValues {
  const isThere = values.some(({ contentId, ordinal }) => contentId === 'GR-Lot' && ordinal === number)
  const added = isThere ? values : withGroupAdded(form, values, '', 'GR-Lot').values
  return withAnswers(form, added, answers, number)
}

/** Parcels for the first lot. */
const withParcels = (values: PanelValues, propertyIds: readonly number[]): PanelValues =>
  values.map((value) =>
    value.contentId === 'GR-Lot' && value.ordinal === 1 ? { ...value, propertyIds } : value,
  )
