import type { CSSVariablesResolver } from '@mantine/core'
import { palette } from './theme.ts'

const { blue, red, green, yellow, gray, dark } = palette

/** What our own style sheets use, as `var(--house-…)`. */
export const tokens = {
  light: {
    ground: gray[0],
    surface: '#ffffff',
    text: gray[9],
    secondary: gray[7],
    line: gray[3],
    edge: gray[5],
    hover: gray[1],
    action: blue[6],
    'action-hover': blue[7],
    'action-soft': blue[0],
    danger: red[6],
    'danger-soft': red[0],
    success: green[6],
    'success-soft': green[0],
    warning: yellow[6],
    'warning-soft': yellow[0],
    focus: blue[6],
  },
  dark: {
    ground: dark[8],
    surface: dark[7],
    text: dark[0],
    secondary: dark[2],
    line: dark[4],
    edge: dark[3],
    hover: dark[6],
    action: blue[4],
    'action-hover': blue[2],
    'action-soft': '#212a4d',
    danger: red[4],
    'danger-soft': '#3d1f27',
    success: green[4],
    'success-soft': '#1a3329',
    warning: yellow[4],
    'warning-soft': '#382d1d',
    focus: blue[4],
  },
} as const

const named = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--house-${name}`, value]))

/** Raises what Mantine leaves too pale, and adds the house's own names. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...named(tokens.light),
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-blue-light-color': blue[6],
    '--mantine-color-red-light-color': red[6],
    '--mantine-color-green-light-color': green[6],
    '--mantine-color-yellow-light-color': yellow[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': red[6],
    '--mantine-color-success': green[6],
    '--mantine-color-default-border': gray[5],
    '--mantine-color-default-hover': gray[1],
    '--mantine-color-disabled': gray[1],
    '--mantine-color-disabled-color': gray[6],
    '--mantine-color-disabled-border': gray[4],
  },
  dark: {
    ...named(tokens.dark),
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-blue-light-color': blue[4],
    '--mantine-color-red-light-color': red[4],
    '--mantine-color-green-light-color': green[4],
    '--mantine-color-yellow-light-color': yellow[4],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': red[4],
    '--mantine-color-success': green[4],
    '--mantine-color-anchor': blue[4],
    '--mantine-color-default-border': dark[3],
    '--mantine-color-disabled': dark[6],
    '--mantine-color-disabled-color': dark[2],
    '--mantine-color-disabled-border': dark[4],
    '--mantine-color-blue-filled-hover': '#3a5ac0',
    '--mantine-color-red-filled-hover': '#b5312a',
    '--mantine-color-green-filled-hover': '#24703a',
    '--mantine-color-yellow-filled-hover': '#80580c',
  },
})
