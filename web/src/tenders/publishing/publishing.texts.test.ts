import { tenderTypes } from '@allmende/domain/procedure/tender-type.ts'
import { expect, test } from 'vitest'
import { texts, thingOf } from './publishing.texts.ts'

test('what is published is called what it is', () => {
  expect(tenderTypes.map((type) => thingOf(type).de)).toEqual([
    'Ausschreibung',
    'Ausschreibung',
    'Ausschreibung',
    'Bekanntmachung',
    'Ergebnisbekanntmachung',
    'Ausschreibung',
  ])
})

test('both languages name it in the same texts', () => {
  for (const { de, en } of Object.values(texts))
    expect(en.includes('{thing}'), de).toBe(de.includes('{thing}'))
})
