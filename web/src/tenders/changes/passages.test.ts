import { wordDiff } from '@allmende/domain/tenders/changes/word-diff.ts'
import { expect, test } from 'vitest'
import { isShortened, passagesOf } from './passages.ts'

const filler = Array.from({ length: 60 }, (_, n) => `Wort${n}`).join(' ')

test('short texts stay whole', () => {
  const pieces = wordDiff('Die Frist endet am Montag.', 'Die Frist endet am Freitag.')
  expect(isShortened(pieces)).toBe(false)
  expect(passagesOf(pieces)).toEqual(pieces)
})

test('of long texts one reads what changed and the words around it', () => {
  const pieces = wordDiff(
    `${filler} alt ${filler} früher ${filler}`,
    `${filler} neu ${filler} später ${filler}`,
  )
  expect(isShortened(pieces)).toBe(true)
  const [before, , , between, , , after] = passagesOf(pieces)
  expect(before?.text).toMatch(/^ … Wort.*Wort59 $/)
  expect(between?.text).toMatch(/^ Wort0 .* … Wort.* Wort59 $/)
  expect(after?.text).toMatch(/^ Wort0 .* … $/)
})
