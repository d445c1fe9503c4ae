import { expect, test } from 'vitest'
import type { InsideParcel } from '../whole-parcel.ts'
import { changesOf, editedParcel, EditedParcel, withEntries } from './edited-parcel.ts'

const parcel: InsideParcel = {
  id: 7,
  version: 3,
  name: 'Am Deich',
  locationId: null,
  location: null,
  latitude: null,
  longitude: null,
  addressDisplayName: null,
  addressOsmType: null,
  addressOsmId: null,
  plat: '12/3',
  size: 812.5,
  hasBuilding: null,
  regulatedInDevelopmentPlan: null,
  buildingPlanIsInPreparation: false,
  availability: true,
  availabilityNotes: null,
  siteDevelopment: null,
  allowedUsageTypes: null,
  description: '',
  geoJson: null,
  additionalFields: [],
  files: [],
  images: [],
  panoramas: [],
  internalNotes: 'geheim',
  isPublic: false,
  isArchived: false,
  publicFields: ['plat', 'size'],
  projectId: null,
  projects: [],
}

test('what nobody touched is the parcel as it was, and nothing is sent', () => {
  const entries = editedParcel(parcel)
  expect(EditedParcel.parse(entries)).toEqual(entries)
  expect(withEntries(parcel, entries)).toEqual(parcel)
  expect(changesOf(entries, entries)).toEqual({})
})

test('only what differs is sent', () => {
  const base = editedParcel(parcel)
  const typed = { ...base, plat: null, shown: { ...base.shown, size: false, geoJson: true } }
  expect(changesOf(typed, base)).toEqual({ plat: null, publicFields: ['plat', 'geoJson'] })
})

test('what is no size is refused, and the preview has none', () => {
  const typed = { ...editedParcel(parcel), size: 'abc' }
  expect(EditedParcel.safeParse(typed).error?.issues.map(({ path }) => path)).toEqual([['size']])
  expect(EditedParcel.safeParse({ ...typed, size: -1 }).success).toBe(false)
  expect(withEntries(parcel, typed).size).toBeNull()
})
