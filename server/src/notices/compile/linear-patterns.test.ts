import { matches } from '@allmende/domain/notices/check/patterns.ts'
import { expect, test } from 'vitest'
import { linearForms, linearPatterns } from './linear-patterns.ts'

const [phone = '', url = ''] = linearForms.keys()

/** What texts are made of that tell an expression and its other form apart, and how many of these every text has. */
const compared = [
  { pattern: phone, before: '', signs: ['(', ')', '+', '-', ' ', '1'], all: 7, random: 18 },
  {
    pattern: url,
    before: 'http://',
    signs: ['.', '-', '1', 'a', 'bc', 'abcdef', 'abcdefg', 'ä', '/', '\n', 'www.'],
    all: 5,
    random: 16,
  },
  { pattern: url, before: '', signs: ['h', 'H', 't', 'T', 'f', 'p', 'P', 's', '://a.de'], all: 6, random: 8 },
]

/** The same on every run. */
function* dice(): Generator<number, never> {
  let seed = 1
  for (;;) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    yield seed / 2 ** 32
  }
}

test.each(compared)(
  'the linear form of $pattern means exactly the same',
  ({ pattern, before, signs, all, random }) => {
    const form = linearForms.get(pattern) ?? ''
    let both = 0
    const compare = (text: string) => {
      const [original, other] = [matches(pattern, text), matches(form, text)]
      if (original !== other) throw new Error(`they differ on ${JSON.stringify(text)}`)
      if (original) both++
    }
    const extend = (text: string, left: number) => {
      compare(text)
      if (left > 0) for (const sign of signs) extend(text + sign, left - 1)
    }
    extend(before, all)
    const roll = dice()
    for (let count = 0; count < 100_000; count++) {
      const length = Math.floor(roll.next().value * random)
      const pick = () => signs[Math.floor(roll.next().value * signs.length)] ?? ''
      compare(before + Array.from({ length }, pick).join(''))
    }
    expect(both).toBeGreaterThan(0)
  },
)

test('a pattern that looks back gets its other form, however a version writes a digit', () => {
  const olderPhone = phone.replaceAll('([0-9]+', String.raw`(\d+`)
  expect(olderPhone).not.toBe(phone)
  expect(linearPatterns(['^LOT-[0-9]{4}$', phone, olderPhone])).toEqual({
    1: linearForms.get(phone),
    2: linearForms.get(phone),
  })
})

test.each(['^(a+)+$', '^(a|b|ab)*c$', 'a*a*b', '^(?=a)a+$'])('%s stops the compiler', (pattern) => {
  expect(() => linearPatterns([pattern])).toThrow(`the pattern ${pattern} can be made to run away`)
})
