import { isContinuous, isRun, type TenderType } from '@allmende/domain/procedure/tender-type.ts'
import { Instant } from '@allmende/domain/method.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { RoomTemplate, TemplateSummary } from '@allmende/domain/templates/templates.contract.ts'
import { roomsOf } from '@allmende/domain/tenders/rooms.ts'
import type { InformationRoom, TeamMember, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Deadlines } from '@allmende/domain/tenders/tenders.rules.ts'

/** What the tender form asks for beside the notice; moments as the fields keep them. */
export type TenderEntries = {
  type: TenderType
  name: string
  description: string
  organizationId: number | null
  applicationDeadline: string | null
  offerDeadline: string | null
  finalDeadline: string | null
  deadlinePeriodDays: number | null
  team: readonly TeamMember[]
  informationRooms: readonly InformationRoom[]
  roomTemplates: readonly RoomTemplate[]
}

const nothing: Omit<TenderEntries, 'type'> = {
  name: '',
  description: '',
  organizationId: null,
  applicationDeadline: null,
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
  team: [],
  informationRooms: [],
  roomTemplates: [],
}

/** A new tender begins with its maker as project admin and the rooms of its template. */
export const newEntries = (user: string, type: TenderType, template: TemplateSummary): TenderEntries => ({
  ...nothing,
  type,
  team: [{ userName: user, role: 'ADMIN' }],
  ...roomsOf(template),
})

/** One that follows another begins with what was said there, but not with when; whoever makes it is its admin. */
export function reusedEntries(user: string, type: TenderType, model: TeamTender): TenderEntries {
  const { description, organizationId, roomTemplates, name } = model
  const others = model.team.filter(({ userName }) => userName !== user)
  return {
    ...nothing,
    type,
    name,
    description,
    organizationId,
    // Rooms of its own, called alike.
    informationRooms: model.informationRooms.map(({ id: _ofModel, ...words }) => words),
    roomTemplates,
    team: [{ userName: user, role: 'ADMIN' }, ...others],
  }
}

export function entriesOf(tender: TeamTender): TenderEntries {
  const { type, name, description, organizationId, deadlinePeriodDays } = tender
  const { team, informationRooms, roomTemplates } = tender
  const text = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    type,
    name,
    description,
    organizationId,
    applicationDeadline: text(tender.applicationDeadline),
    offerDeadline: text(tender.offerDeadline),
    finalDeadline: text(tender.finalDeadline),
    deadlinePeriodDays,
    team,
    informationRooms,
    roomTemplates,
  }
}

export const deadlineKeys = ['applicationDeadline', 'offerDeadline', 'finalDeadline'] as const
export type DeadlineKey = (typeof deadlineKeys)[number]

/** Null for a moment that cannot be read yet. */
const momentOf = (text: string | null): Date | null =>
  text === null ? null : (Instant.safeDecode(text).data ?? null)

/** The deadlines that this kind of tender asks for. */
function askedDeadlines(type: TenderType): readonly DeadlineKey[] {
  if (!isRun(type)) return []
  return isContinuous(type) ? deadlineKeys : deadlineKeys.filter((key) => key !== 'finalDeadline')
}

/** Which deadlines are typed but cannot be read. */
export const unreadableDeadlines = (entries: TenderEntries): readonly DeadlineKey[] =>
  askedDeadlines(entries.type).filter((key) => entries[key] !== null && momentOf(entries[key]) === null)

export const deadlinesIn = (entries: TenderEntries): Deadlines => ({
  applicationDeadline: momentOf(entries.applicationDeadline),
  offerDeadline: momentOf(entries.offerDeadline),
  finalDeadline: momentOf(entries.finalDeadline),
  deadlinePeriodDays: entries.deadlinePeriodDays,
})

/** What is sent of a change: rooms live on their own once a tender is published. */
export function changeSentBy(entries: TenderEntries, panels: PanelValues) {
  const { informationRooms: _live, roomTemplates: _fixed, ...sent } = sentBy(entries, panels)
  return sent
}

/** What is sent to the server. */
export const sentBy = (entries: TenderEntries, panels: PanelValues) => ({
  ...entries,
  ...deadlinesIn(entries),
  team: [...entries.team],
  informationRooms: [...entries.informationRooms],
  roomTemplates: [...entries.roomTemplates],
  panels,
})
