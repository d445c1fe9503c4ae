import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { teamTender } from './frame/shown-tender.test-data.ts'
import { roomNamesOf } from './tender-rooms.ts'

const rooms = {
  informationRooms: [{ id: 1, name: 'Unterlagen', description: '' }],
  roomTemplates: [
    { name: 'Teilnahmeantrag', description: '', stage: 4 as const },
    { name: 'Verhandlung', description: '', stage: 5 as const },
    { name: 'Angebot', description: '', stage: 7 as const },
  ],
}

test.each<[Partial<TeamTender>, string]>([
  [{ type: 0, stage: null }, 'Unterlagen Teilnahmeantrag Verhandlung Angebot'],
  [{ type: 2, stage: null }, 'Unterlagen Verhandlung Angebot'],
  [{ type: 3, stage: null }, 'Unterlagen'],
  [{ type: 4, stage: 2, skippedPhases: [3, 4, 5, 6, 7] }, 'Unterlagen'],
  [{ type: 0, stage: 6, skippedPhases: [3, 4, 5] }, 'Unterlagen Angebot'],
])('of %j no phase that is left out has a room', (facts, expected) => {
  expect(roomNamesOf(teamTender({ ...rooms, ...facts })).join(' ')).toBe(expected)
})
