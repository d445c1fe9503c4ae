import { expect, test } from 'vitest'
import { keptPurpose, type ParcelPurpose, purposeIn } from './upload-purpose.ts'

const serverId = '0b7c6a1e-3f8f-4b0f-9c55-0d9a3a1c2b4d'

test.each<ParcelPurpose>([
  { serverId, place: { kind: 'document', folder: 'Pläne/EG', name: 'Lageplan.pdf', isPublic: true } },
  { serverId, place: { kind: 'document', folder: 'Pläne', replaces: serverId } },
  { serverId, place: { kind: 'media', as: 'panorama' } },
])('what was kept is read as it was: $place', (purpose) => {
  expect(purposeIn(keptPurpose(purpose))).toEqual(purpose)
})

test.each(['', '{', '7', '{"serverId":"7","place":{"kind":"media","as":"image"}}'])(
  '%j is nothing',
  (text) => {
    expect(purposeIn(text)).toBeNull()
  },
)
