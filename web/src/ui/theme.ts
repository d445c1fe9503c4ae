import { createTheme, type MantineColorsTuple } from '@mantine/core'
import controls from './controls.module.css'

/** Shade 6 is the colour of the light scheme, 7 its hover; 5 the fill and 4 the text of the dark scheme. */
export const palette = {
  blue: [
    '#f0f3fc',
    '#e0e7f9',
    '#c3d0f3',
    '#94aae6',
    '#a9bcff',
    '#4668d2',
    '#1e3f9e',
    '#17327f',
    '#122868',
    '#0d1e50',
  ],
  red: [
    '#fdf1f0',
    '#fbe1df',
    '#f6c3bf',
    '#eb8f88',
    '#ff9d95',
    '#cc3a31',
    '#b3140b',
    '#8f0f08',
    '#740c06',
    '#570904',
  ],
  green: [
    '#eff8f1',
    '#dcf0e1',
    '#b9e0c3',
    '#80c492',
    '#8ad69d',
    '#2b7f42',
    '#1b6b2f',
    '#145424',
    '#10431d',
    '#0b3215',
  ],
  yellow: [
    '#fdf6e7',
    '#faebc9',
    '#f3d796',
    '#e3b95a',
    '#eabb63',
    '#94660f',
    '#8a5a00',
    '#6e4800',
    '#583900',
    '#422b00',
  ],
  gray: [
    '#f5f6fa',
    '#eceef5',
    '#e3e5ee',
    '#d9dbe6',
    '#b9bccd',
    '#767a94',
    '#62657e',
    '#4b4d63',
    '#2f3145',
    '#171a2b',
  ],
  dark: [
    '#e8eaf4',
    '#cfd2e2',
    '#b0b4ca',
    '#868ba9',
    '#3d425c',
    '#2c3049',
    '#1f2338',
    '#171a2b',
    '#111423',
    '#0b0d18',
  ],
} as const satisfies Record<string, MantineColorsTuple>

const fontFamily = '"Fira Sans", "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const floating = '0 2px 4px rgb(23 26 43 / 0.08), 0 8px 24px rgb(23 26 43 / 0.16)'
const quick = { transitionProps: { duration: 100 } }
// react-remove-scroll writes a <style> element, which the content security policy forbids; base.css locks instead.
const overlay = { lockScroll: false, transitionProps: { duration: 120 }, radius: 'md' }
const field = { size: 'md' }

export const theme = createTheme({
  colors: { ...palette },
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 5 },
  white: '#ffffff',
  black: palette.gray[9],
  fontFamily,
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  fontWeights: { regular: '400', medium: '500', bold: '700' },
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35', fontWeight: '500' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.125rem', sm: '0.25rem', md: '0.25rem', lg: '0.25rem', xl: '0.25rem' },
  defaultRadius: 'md',
  shadows: { xs: floating, sm: floating, md: floating, lg: floating, xl: floating },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: field,
      classNames: { root: controls.button, inner: controls.buttonInner, label: controls.buttonLabel },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 36 },
      classNames: { root: controls.icon },
    },
    CloseButton: { defaultProps: { size: 36, iconSize: 20 }, classNames: { root: controls.icon } },
    Anchor: { defaultProps: { underline: 'always' } },
    Input: {
      defaultProps: { ...field, withSuccessStyles: false },
      classNames: { wrapper: controls.input, input: controls.typed },
    },
    InputWrapper: { defaultProps: field, classNames: { root: controls.field, label: controls.label } },
    Checkbox: {
      defaultProps: { size: 'sm' },
      classNames: {
        label: controls.choice,
        description: controls.note,
        error: controls.note,
        input: controls.mark,
      },
    },
    Radio: {
      defaultProps: { size: 'sm' },
      classNames: {
        label: controls.choice,
        description: controls.note,
        error: controls.note,
        radio: controls.mark,
      },
    },
    Pill: { defaultProps: { radius: 'md' }, classNames: { root: controls.chip } },
    Modal: { defaultProps: overlay },
    Drawer: { defaultProps: overlay },
    Popover: { defaultProps: { ...quick, shadow: 'md' } },
    Menu: { defaultProps: { ...quick, shadow: 'md' } },
    Tooltip: { defaultProps: { ...quick, events: { hover: true, focus: true, touch: true } } },
    Pagination: { defaultProps: { size: 'md' } },
  },
})
