import { expect, test } from 'vitest'
import { sortChoices } from './sort-choices.ts'

const menu = {
  offered: [
    { key: 'deadline', title: 'Frist' },
    { key: 'stage', title: 'Phase' },
  ],
  others: [
    { key: 'name', title: 'Titel' },
    { key: 'created', title: 'Erstellt' },
  ],
}
const offered = ['deadline asc', 'deadline desc', 'stage asc', 'stage desc']

test.each([
  ['nothing', null, offered],
  ['an order it offers', { key: 'stage', direction: 'desc' }, offered],
  ['an order of a column', { key: 'created', direction: 'desc' }, [...offered, 'created desc']],
  ['an order nobody knows', { key: 'x', direction: 'asc' }, offered],
] as const)('where %s is in force the menu has it', (_case, sort, expected) => {
  expect(sortChoices(menu, sort).map(({ key, direction }) => `${key} ${direction}`)).toEqual(expected)
})
