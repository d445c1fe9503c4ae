import { execFile } from 'node:child_process'
import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeSessionsOf } from '../accounts/sessions.queries.ts'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'
import { pdfPermits } from './download-links.ts'
import { testKeys } from '../test-config.ts'
import { findSigningKey } from '../settings/signing-key.queries.ts'

const platform = givenPlatform()
const adminEmail = 'admin@allmende.example'
let token: string

beforeAll(async () => {
  token = await logIn(platform.current.url, adminEmail)
})

const wholeLog = { kind: 'log', id: null }

async function link(request: object = wholeLog, by = token, language = 'de'): Promise<string> {
  const socket = await openSocket(platform.current.url, by, language)
  const url = (await socket.call('createPDFAndGetDownloadLink', request)) as string
  socket.close()
  return url
}
const open = (path: string, language = 'de') =>
  fetch(new URL(path, platform.current.url), { headers: { 'accept-language': language } })

/** The file's objects in readable form, streams unpacked. */
async function objectsOf(path: string): Promise<string> {
  const bytes = Buffer.from(await (await open(path)).arrayBuffer())
  const text = bytes.toString('latin1')
  return text.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
}

test('the log as a document: tagged, German, titled, with its font embedded', async () => {
  const url = await link()
  expect(url).toMatch(/^\/api\/v1\/downloads\/audit-log\.pdf\?permit=/)
  const answer = await open(url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')

  const objects = await objectsOf(url)
  expect(objects.startsWith('%PDF-1.7')).toBe(true)
  expect(objects.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(objects).toMatch(/\/MarkInfo \d+ 0 R/)
  expect(objects).toContain('/Marked true')
  expect(objects).toContain('/Lang (de-DE)')
  expect(objects).toContain('/DisplayDocTitle true')
  expect(objects).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(objects).toMatch(/\/FontFile2 \d+ 0 R/)
  expect(objects).toContain('FiraSans-Regular')
  expect(objects).not.toContain('/BaseFont /Helvetica')
  for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
    expect(objects, tag).toMatch(new RegExp(`/S /${tag}\\b`))
  expect(objects).toMatch(/\/Scope \/Column/)
})

test('all content of every page is tagged or an artifact', async () => {
  const objects = await objectsOf(await link())
  const pages = objects.match(/\/(?:Artifact|[A-Z][A-Za-z0-9]*) <<[^>]*>> BDC[\s\S]*?EMC/g) ?? []
  expect(pages.length).toBeGreaterThan(10)
  const shownOutside = objects.replace(/BDC[\s\S]*?EMC/g, '').match(/\bTJ\b/g)
  expect(shownOutside).toBeNull()
})

const pdftotext = (pdf: Buffer) =>
  new Promise<string | null>((resolve) => {
    const child = execFile('pdftotext', ['-layout', '-', '-'], (error, text) => resolve(error ? null : text))
    child.stdin?.on('error', () => undefined).end(pdf)
  })

test('its words: who asked, the filter, the entries, the pages', async (context) => {
  const request = { kind: 'log', id: null, filter: { type: 'INVITE_ACCEPTED', from: '2020-01-01T00:00:00Z' } }
  const pdf = Buffer.from(await (await open(await link(request))).arrayBuffer())
  const text = await pdftotext(pdf)
  if (text === null) return context.skip('pdftotext is not installed')
  expect(text).toContain(`Angefordert von ${adminEmail} am `)
  expect(text).toContain('Ereignis: Einladung angenommen')
  expect(text).toContain('Zeitraum: ab 01.01.2020')
  expect(text).toContain('emil@deich-erdbau.example')
  expect(text).not.toContain('Benutzer angelegt')
  expect(text).toContain('Seite 1 von 1')
})

test('nothing found is a document that says so', async () => {
  const answer = await open(await link({ kind: 'log', id: 4711 }))
  const text = await pdftotext(Buffer.from(await answer.arrayBuffer()))
  expect(text ?? 'Zu dieser Auswahl gibt es keinen Eintrag.').toContain('gibt es keinen Eintrag')
})

describe('the notice of a tender', () => {
  const notice = { kind: 'project', id: 1 }

  test('as a tagged document with headings and lists, called after the tender', async () => {
    const url = await link(notice)
    expect(url).toMatch(/^\/api\/v1\/downloads\/ausschreibung-1\.pdf\?permit=/)
    const objects = await objectsOf(url)
    expect(objects).toContain('/Lang (de-DE)')
    for (const tag of ['Document', 'H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody', 'TOC'])
      expect(objects, tag).toMatch(new RegExp(`/S /${tag}\\b`))
    expect(objects.replace(/BDC[\s\S]*?EMC/g, '').match(/\bTJ\b/g)).toBeNull()
  })

  test('in the words of whoever asked, whatever the browser says when it is opened', async (context) => {
    const words = async (language: string) =>
      pdftotext(Buffer.from(await (await open(await link(notice, token, language), 'de')).arrayBuffer()))
    const [german, english] = [await words('de'), await words('en')]
    if (german === null || english === null) return context.skip('pdftotext is not installed')
    expect(german).toContain('Entwurf, nicht veröffentlicht')
    expect(german).toMatch(/3\.2 Los LOT-0002: /)
    expect(german).toMatch(/Geschätzter Wert ohne MwSt\.\s+2\.400\.000 €/)
    const [first = '', second = ''] = german.split('\f')
    expect(first).toMatch(/Inhalt\s+1 Vertragspartei und Dienstleister\s+2\s/)
    expect(first).not.toContain('Beschaffer')
    expect(second).toMatch(/1 Vertragspartei und Dienstleister\s+Beschaffer/)
    expect(english).toContain('Draft, not published')
    expect(english).toMatch(/3\.2 Lot LOT-0002: /)
    expect(english).toContain('Contents')
    expect(await (await open(await link(notice, token, 'en'))).text()).toContain('/Lang (en-GB)')
  })

  test('with the state it is in, for its team too', async (context) => {
    const { db } = platform.current.database
    const become = (stage: number | null, moment: Date | null) =>
      db
        .updateTable('tenders')
        .set({ stage, published: moment, publicFrom: moment })
        .where('id', '=', 1)
        .execute()
    await become(2, new Date('2026-01-01T00:00:00Z'))
    const text = await pdftotext(Buffer.from(await (await open(await link(notice))).arrayBuffer()))
    await become(null, null)
    if (text === null) return context.skip('pdftotext is not installed')
    expect(text).toContain('Stand: Veröffentlicht')
  })

  test('for its team alone, also when the address is opened', async () => {
    const { url, database } = platform.current
    const bernd = 'bernd.bau@allmende.example'
    const his = await link(notice, await logIn(url, bernd))
    expect((await open(his)).status).toBe(200)
    await database.db.deleteFrom('tenderTeam').where('userEmail', '=', bernd).execute()
    expect((await open(his)).status).toBe(404)
  })
})

describe('an address is good for one thing, one person and five minutes', () => {
  const withPermit = (permit: string) => `/api/v1/downloads/audit-log.pdf?permit=${permit}`
  const permitOf = (url: string) => url.split('permit=')[1] ?? ''
  const key = () => findSigningKey(platform.current.database.db, testKeys())

  test.each([
    ['none', () => ''],
    ['a guess', () => 'e30.AAAA'],
    ['a changed content', (permit: string) => `x${permit}`],
    ['a changed signature', (permit: string) => `${permit.slice(0, -2)}AA`],
    ['something behind it', (permit: string) => `${permit}.x`],
  ])('%s is no address', async (_name, change) => {
    const answer = await open(withPermit(change(permitOf(await link()))))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      status: 404,
      path: '/api/v1/downloads/audit-log.pdf',
      message: 'Diese Adresse gibt es nicht. Bitte fordern Sie die Datei erneut an.',
    })
  })

  test('an expired one says so, in the reader’s language', async () => {
    const asked = Date.now()
    const permit = pdfPermits.open(await key(), permitOf(await link()))
    if (!permit) throw new Error('the link was ours')
    expect(permit.expires.getTime()).toBeGreaterThanOrEqual(asked + 5 * 60_000)
    expect(permit.expires.getTime()).toBeLessThanOrEqual(Date.now() + 5 * 60_000)
    const expired = withPermit(pdfPermits.seal(await key(), { ...permit, expires: new Date() }))
    expect((await open(expired)).status).toBe(410)
    expect(await (await open(expired, 'en')).json()).toMatchObject({
      message: 'This link has expired. Please request the file again.',
    })
  })

  test('rights are those of the moment it is opened', async () => {
    const { url, database } = platform.current
    const clara = 'clara.kaemmerei@allmende.example'
    const setRoles = (roles: ('SYSTEM_USER' | 'SYSTEM_ADMIN')[]) =>
      database.db.updateTable('users').set({ roles }).where('email', '=', clara).execute()
    await setRoles(['SYSTEM_ADMIN'])
    const hers = await link(wholeLog, await logIn(url, clara))
    expect((await open(hers)).status).toBe(200)
    await setRoles(['SYSTEM_USER'])
    expect((await open(hers)).status).toBe(403)
    await removeSessionsOf(database.db, clara)
    expect((await open(hers)).status).toBe(410)
  })
})
