import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { palette, theme } from './theme.ts'
import { cssVariablesResolver, tokens } from './theme-variables.ts'

type Rules = Record<string, string>

/** Mantine's other colour families would only make the sheet longer. */
const isUsed = ([name]: [string, string]) => {
  const family = /^--mantine-color-([a-z]+)-/.exec(name)?.[1]
  return !family || !(family in DEFAULT_THEME.colors) || family in palette
}

const block = (selector: string, rules: Rules) =>
  `${selector} {\n${Object.entries(rules)
    .filter(isUsed)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')

// Mantine would write these as an inline <style>, which the content security policy forbids.
// `npx vitest run --project unit -u theme-variables` writes the sheet anew after a change of the theme.
test('the static sheet says what Mantine would inject', async () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const given = defaultCssVariablesResolver(merged)
  const own = cssVariablesResolver(merged)
  const light = { ...given.light, ...own.light }
  const dark = { ...given.dark, ...own.dark }
  const sheet = [
    block(':root', { ...given.variables, ...own.variables, ...light }),
    // Paper is white, whatever the screen is.
    `@media not print {\n${indented(block(':root[data-mantine-color-scheme="dark"]', dark))}}\n`,
  ]
  await expect(sheet.join('\n')).toMatchFileSnapshot('./theme-variables.css')
})

const luminance = (hex: string) => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

for (const scheme of ['light', 'dark'] as const) {
  const token = tokens[scheme]
  const texts = ['text', 'secondary', 'action', 'danger', 'success', 'warning'] as const
  test.each(texts)(`%s is readable on every ground, ${scheme}`, (name) => {
    for (const ground of ['ground', 'surface', 'hover'] as const)
      expect(contrast(token[name], token[ground]), ground).toBeGreaterThanOrEqual(4.5)
    if (name !== 'secondary' && name !== 'text')
      expect(contrast(token[name], token[`${name}-soft`])).toBeGreaterThanOrEqual(4.5)
  })
  test(`control edges and focus stand out, ${scheme}`, () => {
    for (const ground of ['ground', 'surface'] as const) {
      expect(contrast(token.edge, token[ground])).toBeGreaterThanOrEqual(3)
      expect(contrast(token.focus, token[ground])).toBeGreaterThanOrEqual(3)
    }
  })
}

test.each(['blue', 'red', 'green', 'yellow'] as const)(
  'white on %s is readable, filled and hovered',
  (name) => {
    for (const shade of [5, 6, 7] as const)
      expect(contrast('#ffffff', palette[name][shade]), String(shade)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette[name][5], tokens.dark.surface)).toBeGreaterThanOrEqual(3)
  },
)
