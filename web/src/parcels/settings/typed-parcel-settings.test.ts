import { expect, test } from 'vitest'
import {
  changedParcelSettings,
  entryPaths,
  isUnnamed,
  type TypedParcelSettings,
} from './typed-parcel-settings.ts'

const folder = (name: string, children: TypedParcelSettings['propertyFolderTemplateList'] = []) => ({
  name,
  created: '2026-01-01T00:00:00Z',
  children,
  contents: [],
})
const before: TypedParcelSettings = {
  showFilterViewForExternalUsers: false,
  additionalFieldsTemplateList: [{ name: 'Lage', value: '', isShared: true, preventDeletion: false }],
  propertyFolderTemplateList: [folder('Pläne', [folder('Alt')])],
}

test('only what was changed is sent', () => {
  expect(changedParcelSettings(before, before)).toEqual({})
  const after = { ...before, propertyFolderTemplateList: [] }
  expect(changedParcelSettings(before, after)).toEqual({ propertyFolderTemplateList: [] })
})

test('a folder without a name is found at every depth', () => {
  expect(isUnnamed(before)).toBe(false)
  expect(isUnnamed({ ...before, propertyFolderTemplateList: [folder('Pläne', [folder(' ')])] })).toBe(true)
})

test('every entry has a path that a fault can name', () => {
  expect(entryPaths(before).map(([path]) => path)).toEqual([
    'additionalFieldsTemplateList.0.name',
    'additionalFieldsTemplateList.0.value',
    'propertyFolderTemplateList.0.name',
    'propertyFolderTemplateList.0.children.0.name',
  ])
})
