import { describe, expect, test } from 'vitest'
import {
  emptyRow,
  faultsIn,
  filledRows,
  inviteesIn,
  type InviteeRow,
  refusedRows,
  withInvitee,
  withoutRow,
  withPasted,
} from './invitee-rows.ts'
import { inviteesInText } from './pasted-invitees.ts'

const row = (key: number, email: string, organizationName = ''): InviteeRow => ({
  key,
  email,
  organizationName,
})
const werft = 'post@werft.example'
const siel = 'info@siel.example'

describe('what is pasted', () => {
  test.each([
    ['nothing like an address', 'Werft am Siel', null],
    ['one address, which is just typed in', ` ${werft}\n`, null],
    ['an address with its name', `Werft am Siel <${werft}>`, [[werft, 'Werft am Siel']]],
    [
      'one per line',
      `${werft}\r\n${siel}\r\n`,
      [
        [werft, ''],
        [siel, ''],
      ],
    ],
    [
      'separated by commas',
      `${werft}, ${siel}`,
      [
        [werft, ''],
        [siel, ''],
      ],
    ],
    [
      'separated by semicolons, as mail programs write it',
      `"Werft, am Siel" <${werft}>; Siel GmbH <${siel}>`,
      [
        [werft, 'Werft, am Siel'],
        [siel, 'Siel GmbH'],
      ],
    ],
    [
      'rows of a table',
      `${werft}\tWerft am Siel\nSiel GmbH\t${siel}`,
      [
        [werft, 'Werft am Siel'],
        [siel, 'Siel GmbH'],
      ],
    ],
    [
      'links',
      `mailto:${werft}\nmailto:${siel}`,
      [
        [werft, ''],
        [siel, ''],
      ],
    ],
    [
      'lines without one between',
      `Bieter:\n${werft}\n\n${siel}`,
      [
        [werft, ''],
        [siel, ''],
      ],
    ],
  ])('%s', (_what, text, expected) => {
    const pairs = inviteesInText(text)?.map(({ email, organizationName }) => [email, organizationName])
    expect(pairs ?? null).toEqual(expected)
  })

  test('goes into the line it was pasted into and below it, each address once', () => {
    const rows = [row(1, siel), row(2, ''), row(3, 'a@b.example')]
    const pasted = [werft, siel, 'c@d.example', werft].map((email) => ({ email, organizationName: '' }))
    expect(withPasted(rows, 2, pasted)).toEqual([
      row(1, siel),
      row(2, werft),
      row(5, 'c@d.example'),
      row(3, 'a@b.example'),
    ])
    expect(withPasted(rows, 1, pasted).map(({ email }) => email)).toEqual([
      siel,
      werft,
      'c@d.example',
      '',
      'a@b.example',
    ])
    expect(withPasted(rows, 2, [{ email: siel.toUpperCase(), organizationName: '' }])).toEqual(rows)
  })
})

test('somebody chosen takes the first empty line, or one of her own', () => {
  const dora = { email: 'dora@deich.example', organizationName: 'Deich' }
  expect(withInvitee([row(1, werft), row(2, '')], dora)).toEqual([row(1, werft), { key: 2, ...dora }])
  expect(withInvitee([row(1, werft)], dora)).toEqual([row(1, werft), { key: 2, ...dora }])
})

test('there is always a line left', () => {
  expect(withoutRow([row(1, werft), row(2, siel)], 1)).toEqual([row(2, siel)])
  expect(withoutRow([row(4, werft)], 4)).toEqual([row(5, '')])
  expect(emptyRow()).toEqual(row(1, ''))
})

test('what is wrong stands at its line; empty ones do not count', () => {
  const rows = [
    row(1, werft),
    row(2, ''),
    row(3, '', 'Siel GmbH'),
    row(4, 'siel'),
    row(5, ` ${werft.toUpperCase()} `),
  ]
  expect(filledRows(rows).map(({ key }) => key)).toEqual([1, 3, 4, 5])
  expect([...faultsIn(rows, 'de')]).toEqual([
    [3, 'Feld ist erforderlich'],
    [4, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    [5, 'Diese Adresse steht schon weiter oben'],
  ])
})

test('what is sent, and what the server says of it, is told apart by address', () => {
  const rows = [row(1, ` ${werft.toUpperCase()}`, ' Werft '), row(2, ''), row(3, siel)]
  expect(inviteesIn(rows)).toEqual({ [werft]: 'Werft', [siel]: '' })
  expect([...refusedRows(rows, { [`1.${werft}`]: 'Nein.', '1': 'Zu viele.' })]).toEqual([[1, 'Nein.']])
})
