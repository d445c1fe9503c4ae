import { type Actor, type Role, visitor } from '@allmende/domain/actor.ts'
import { describe, expect, test } from 'vitest'
import { placesFor } from './places.ts'
import { currentness, isSectionCurrent } from './shell/current-place.ts'

const person = (role: Role, organizationType: 'CLIENT' | 'CONTRACTOR' | null = null): Actor => ({
  kind: 'user',
  email: 'emil@deich-erdbau.example',
  roles: [role],
  organizationId: organizationType ? 1 : null,
  organizationType,
})

const sidebarOf = (actor: Actor) =>
  Object.fromEntries(
    placesFor(actor).map(({ label, places }) => [label.de, places.map((place) => place.label.de)]),
  )

const bidderTenders = ['Öffentliche', 'Merkliste', 'Einladungen', 'Teilnahmen', 'Bewerbungen', 'Archiv']
const internal = {
  Ausschreibungen: ['Öffentliche', 'Entwürfe', 'Archiv'],
  Grundstücke: ['Standorte', 'Liste', 'Karte'],
  Organisationen: ['Auftraggeber', 'Bieter'],
  Benutzer: ['Interne', 'Externe'],
}

describe('the sidebar', () => {
  test.each<[string, Actor, Record<string, string[]>]>([
    ['a visitor', visitor, { Ausschreibungen: ['Öffentliche', 'Archiv'], Grundstücke: ['Liste', 'Karte'] }],
    ['an internal user', person('SYSTEM_USER'), internal],
    [
      'an administrator',
      person('SYSTEM_ADMIN'),
      {
        ...internal,
        System: ['Einstellungen', 'Formulare', 'Audit-Log', 'Grundstückseinstellungen', 'Versionshinweise'],
      },
    ],
    [
      'a bidder’s user',
      person('ORGANIZATION_USER', 'CONTRACTOR'),
      { Ausschreibungen: bidderTenders, Grundstücke: ['Liste', 'Karte'], Benutzerkonto: ['Eigene Daten'] },
    ],
    [
      'a bidder’s administrator',
      person('ORGANIZATION_ADMIN', 'CONTRACTOR'),
      {
        Ausschreibungen: bidderTenders,
        Grundstücke: ['Liste', 'Karte'],
        Unternehmenskonto: ['Unternehmensdaten', 'Benutzer'],
      },
    ],
    [
      'a user of a contracting authority',
      person('ORGANIZATION_USER', 'CLIENT'),
      {
        Ausschreibungen: ['Öffentliche', 'Archiv'],
        Grundstücke: ['Liste', 'Karte'],
        Benutzerkonto: ['Eigene Daten'],
      },
    ],
  ])('of %s', (_, actor, expected) => {
    expect(sidebarOf(actor)).toEqual(expected)
  })
})

describe('the current place', () => {
  const currentOf = (actor: Actor, pathname: string, hash = '') =>
    placesFor(actor).flatMap(({ places }) =>
      places.flatMap((place) => {
        const current = currentness(place, { pathname, hash })
        return current ? [`${place.label.de}: ${current}`] : []
      }),
    )
  const admin = person('SYSTEM_ADMIN')

  test.each([
    ['/projekte', 'entwurf', ['Entwürfe: page']],
    ['/projekte', '%C3%B6ffentlich', ['Öffentliche: page']],
    ['/projekte', '', ['Öffentliche: page']],
    ['/projekte/12', '', []],
    ['/grundstuecke', '', ['Karte: page']],
    ['/standorte', '', ['Standorte: page']],
    ['/benutzer', '', ['Externe: page']],
    ['/benutzer/anlage', '', ['Externe: true']],
    ['/benutzer/intern/anlage', '', ['Interne: true']],
    ['/benutzer/anna@allmende.example', '', []],
    ['/auftraggeber/5', '', ['Auftraggeber: true']],
    ['/formulare/anlage/F-1', '', ['Formulare: true']],
  ])('at %s#%s', (path, hash, expected) => {
    expect(currentOf(admin, path, hash)).toEqual(expected)
  })

  test('own data are found under an encoded address', () => {
    const emil = person('ORGANIZATION_USER', 'CONTRACTOR')
    expect(currentOf(emil, '/benutzer/emil%40deich-erdbau.example')).toEqual(['Eigene Daten: page'])
  })

  test('a tender’s page marks the section', () => {
    const [tenders, parcels] = placesFor(admin)
    const here = { pathname: '/projekte/12', hash: '' }
    expect(tenders && isSectionCurrent(tenders, here)).toBe(true)
    expect(parcels && isSectionCurrent(parcels, here)).toBe(false)
  })
})
