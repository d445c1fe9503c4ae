import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { Actor } from '@allmende/domain/actor.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { roomsOf } from '@allmende/domain/tenders/rooms.ts'
import type { Start } from './saving.ts'

/** How a new tender begins: with its maker as admin and the rooms of its template. */
export const startOf = (id: number, type: TenderType, template: Template, actor: Actor): Start => ({
  id,
  type,
  name: '',
  description: '',
  organizationId: null,
  team: actor.kind === 'user' ? [{ userName: actor.email, role: 'ADMIN' }] : [],
  ...roomsOf(template),
  propertyIds: [],
  applicationDeadline: null,
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
})
