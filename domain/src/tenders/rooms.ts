import type { RoomTemplate, TemplateSummary } from '../templates/templates.contract.ts'
import type { InformationRoom } from './tenders.contract.ts'

/** What a template says about rooms: those without a stage inform, the others take the bidders' documents. */
export function roomsOf({ roomTemplates }: Pick<TemplateSummary, 'roomTemplates'>): {
  informationRooms: InformationRoom[]
  roomTemplates: RoomTemplate[]
} {
  return {
    informationRooms: roomTemplates
      .filter(({ stage }) => stage === null)
      .map(({ name, description }) => ({ name, description })),
    roomTemplates: roomTemplates.filter(({ stage }) => stage !== null),
  }
}
