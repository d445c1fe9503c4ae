import { expect, test } from 'vitest'
import { procedureReasons } from './procedure.reasons.ts'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted()

test.each(Object.entries(procedureReasons))('%s is said in both languages', (_name, { de, en }) => {
  expect(placeholders(de)).toEqual(placeholders(en))
  for (const text of [de, en]) expect(text).toMatch(/^[^!]*\.$/)
})

test.each(['awardStands', 'otherOfferAnnounced'] as const)(
  '%s says who can withdraw the announcement',
  (reason) => {
    expect(procedureReasons[reason].de).toContain('muss ein Projekt-Admin die Ankündigung zurücknehmen')
  },
)
