import { expect, test } from 'vitest'
import { begunAt, formIn, listPath, scrollDelay } from './tender-paths.ts'

test.each([
  ['/projekte/anlage', 500],
  ['/projekte/anlage/EU-19', 500],
  ['/projekte/anlagen', 0],
  ['/projekte/12', 0],
])('%s waits %d ms before it scrolls', (pathname, expected) => {
  expect(scrollDelay(pathname)).toBe(expected)
})

test.each([
  ['tender/new/EU-19/0', { templateId: 'EU-19', href: '/projekte/anlage/EU-19?type=0&sdk=1.7#weiter' }],
  ['tender/new/EU-19@1.15/0', { templateId: 'EU-19', href: '/projekte/anlage/EU-19?type=0&sdk=1.15#weiter' }],
  ['tender/new/F-3/any', { templateId: 'F-3', href: '/projekte/anlage/F-3#weiter' }],
  ['tender/new/EU-19/5/from/7', { templateId: 'EU-19', href: '/projekte/anlage/EU-19?type=5&from=7#weiter' }],
  ['tender/12', null],
  ['organization/new/CLIENT', null],
])('what is kept as %s was begun at %o', (name, begun) => {
  expect(begunAt(name)).toEqual(begun)
})

test.each([
  ['/projekte/anlage/EU-19', 'EU-19'],
  ['/projekte/anlage/F%2D3/', 'F-3'],
  ['/projekte/anlage', undefined],
  ['/projekte/anlage/', undefined],
  ['/projekte', undefined],
])('%s is the address of the form %s', (pathname, form) => {
  expect(formIn(pathname)).toBe(form)
})

test.each([
  ['', {}, '/projekte'],
  ['archiv', {}, '/projekte#archiv'],
  ['', { suche: 'Fähre & Kai' }, '/projekte?suche=F%C3%A4hre+%26+Kai'],
  ['entwurf', { suche: '#1', art: '0,5' }, '/projekte?suche=%231&art=0%2C5#entwurf'],
])('the list under %j, asked for %j', (tab, asked, expected) => expect(listPath(tab, asked)).toBe(expected))
