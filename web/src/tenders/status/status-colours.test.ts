import { statusWords } from '@allmende/domain/procedure/status.contract.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statusIcons } from './status-icons.ts'

const sheet = readFileSync(new URL('TenderStatus.module.css', import.meta.url), 'utf8')

/** What the sheet says of a word: its hue, and how much of it. */
function colourOf(word: string): { hue: number; strength: number } {
  const rule = new RegExp(`data-word="${word}"\\] \\{([^}]*)\\}`).exec(sheet)?.[1] ?? ''
  const value = (name: string) => /[\d.]+/.exec(rule.split(`--${name}:`)[1] ?? '')?.[0]
  return { hue: Number(value('hue')), strength: Number(value('strength') ?? 1) }
}

/** The lightness and the chroma of text and ground, first in the light and then in the dark. */
const schemes = [...sheet.matchAll(/oklch\(([\d.]+) calc\(([\d.]+) \*/g)].map(([, lightness, chroma]) => ({
  lightness: Number(lightness),
  chroma: Number(chroma),
}))

/** As CSS Color 4 has it. */
function luminance({ lightness, chroma }: (typeof schemes)[number], hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (part: number) => Math.min(1, Math.max(0, part))
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(statusWords)('%s is readable, in the light and in the dark', (word) => {
  const { hue, strength } = colourOf(word)
  const [inLight, onLight, inDark, onDark] = schemes.map(({ lightness, chroma }) =>
    luminance({ lightness, chroma: chroma * strength }, hue),
  )
  for (const [one = 0, other = 0] of [
    [inLight, onLight],
    [inDark, onDark],
  ])
    expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

test('each word has a colour and an icon of its own', () => {
  const colours = statusWords.map((word) => JSON.stringify(colourOf(word)))
  expect(new Set(colours).size).toBe(statusWords.length)
  expect(new Set(Object.values(statusIcons)).size).toBe(statusWords.length)
})
