import { expect, test } from 'vitest'
import { legalTexts } from '../settings/legal.texts.ts'
import { longestFileName } from '../files/file-names.ts'
import { fileReasons } from '../files/files.reasons.ts'
import { roomReasons } from './rooms.reasons.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

test.each(Object.entries({ ...roomReasons, ...fileReasons }))(
  '%s is said in both languages',
  (_name, { de, en }) => {
    expect(placeholders(de)).toEqual(placeholders(en))
    for (const text of [de, en]) expect(text).toMatch(/^[^!]*\.$/)
  },
)

test.each(['de', 'en'] as const)('the technical parameters say the limits that hold (%s)', (language) => {
  const number = new Intl.NumberFormat(language)
  const text = legalTexts.technischeParameter[language]
  expect(text).toContain(number.format(longestFileName))
})
