import { expect, test } from 'vitest'
import { z } from 'zod'
import { pathOf, sayIssue } from '../validation.ts'
import { type FolderTemplate, givenParcelTemplates, mostFolders } from './parcel-templates.ts'
import { sayFields, sayFolders } from './spoken-templates.ts'

const Given = z.object(givenParcelTemplates).partial()
const folder = (name: string, ...children: FolderTemplate[]): FolderTemplate => ({
  name,
  created: '2026-01-01T00:00:00Z',
  children,
  contents: [],
})
const field = (name: string) => ({ name, value: '', isShared: false, preventDeletion: false })
const faults = (given: object) =>
  (Given.safeParse(given).error?.issues ?? []).map((issue) => [pathOf(issue), sayIssue(issue, 'de')])

test('names are required, and distinct beside each other, however they are written', () => {
  expect(faults({ additionalFieldsTemplateList: [field('Lage'), field(' ')] })).toEqual([
    ['additionalFieldsTemplateList.1.name', 'Feld ist erforderlich'],
  ])
  expect(faults({ additionalFieldsTemplateList: [field('Lage'), field('Größe'), field(' lage ')] })).toEqual([
    ['additionalFieldsTemplateList.2.name', 'Der Name „lage“ ist hier bereits vergeben.'],
  ])
  const list = [folder('Pläne', folder('Alt'), folder('alt')), folder('Alt')]
  expect(faults({ propertyFolderTemplateList: list })).toEqual([
    ['propertyFolderTemplateList.0.children.1.name', 'Der Name „alt“ ist hier bereits vergeben.'],
  ])
})

const nested = (levels: number): FolderTemplate =>
  levels === 1 ? folder('x') : folder('x', nested(levels - 1))

test('folders are eight deep at most, and bounded in number', () => {
  expect(faults({ propertyFolderTemplateList: [nested(8)] })).toEqual([])
  expect(faults({ propertyFolderTemplateList: [nested(9)] }).at(-1)?.[1]).toBe(
    'Ordner haben höchstens 8 Ebenen.',
  )
  const wide = Array.from({ length: 3 }, (_, at) =>
    folder(`${at}`, ...Array.from({ length: 70 }, (_inner, each) => folder(`${each}`))),
  )
  expect(faults({ propertyFolderTemplateList: wide })).toEqual([
    ['propertyFolderTemplateList', `Es sind höchstens ${mostFolders} Ordner möglich.`],
  ])
})

test('what is sent a thousand levels deep is refused like any other', () => {
  expect(Given.safeParse({ propertyFolderTemplateList: [nested(5000)] }).success).toBe(false)
})

test('the log reads in words', () => {
  expect(
    sayFields([
      { name: 'Bodenrichtwert', value: '120 €', isShared: true, preventDeletion: true },
      field('Altlasten'),
    ]),
  ).toBe('Bodenrichtwert (öffentlich, nicht löschbar, Vorbelegung: 120 €); Altlasten (intern)')
  expect(sayFolders([folder('Pläne', folder('Bebauung')), folder('Gutachten')])).toBe(
    'Pläne; Pläne / Bebauung; Gutachten',
  )
})
