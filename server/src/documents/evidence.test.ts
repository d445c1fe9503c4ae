import { createHash, randomUUID } from 'node:crypto'
import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { doorsOf } from '../offers/test-doors.ts'
import { fileOf, ownRoom, upload } from '../offers/test-story.ts'
import { verifyChain } from '../audit/chain.ts'
import { sealedHash } from '../audit/sealed-facts.ts'
import { createCalls } from '../rpc/calls.ts'
import { noConnection } from '../rpc/method.ts'
import {
  after,
  deadlines,
  givenCourse,
  minute,
  publishedTender,
  refused,
  second,
  twoLots,
} from '../tenders/course/test-course.ts'
import { dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../tenders/test-tenders.ts'
import { paperFor } from './test-papers.ts'

/** Two companies apply for two lots; one lot is opened, the other is not. */
const course = givenCourse()
const { call } = course
const admin = 'admin@allmende.example'
const insiders = [anna, bernd, admin]
const outsiders = [fritz, clara]
let tender: TeamTender
let [north, south] = [0, 0]
let [deich, first, withdrawal, standing] = [0, 0, 0, 0]

const secrets = ['Geheim-Nord.txt', 'Geheim-Süd.txt'].map((name) => fileOf(name, name))
const traces = secrets.flatMap(({ name, sha256 }) => [name, sha256])
const found = (text: string) => traces.filter((trace) => text.includes(trace))
const door = doorsOf(course)
const receiptFor = (email: string, id: number) => paperFor(course, email, { kind: 'receipt', id })
const logFor = (email: string) => call(email, 'getLogEntries', tender.id, null)
const roomOf = (email: string, lotId: number) => ownRoom(course, email, tender.id, { stage: 4, lotId })
const open = (email: string, lotId: number) =>
  call(email, 'updateProjectStage', { id: tender.id, stage: 4 }, [lotId], demoPassword)

/** Answered as with a sealed room, kept in the log with the part it was about, and told to who answers for the tender. */
async function expectReportedTry(email: string, id: number): Promise<void> {
  await course.everythingSaid()
  expect(await refused(receiptFor(email, id))).toBe('AccessDeniedException')
  expect([await course.logged(), await course.mailed()]).toEqual([
    [`SEALED_ACCESS_REFUSED ${email.split(/[.@]/)[0]}`],
    ['openSealedInformationAttempted anna'],
  ])
  const [entry] = await call(anna, 'getLogEntries', tender.id, 'SEALED_ACCESS_REFUSED', { limit: 1 })
  expect(entry).toMatchObject({
    offerId: deich,
    roomId: null,
    data: { room: expect.stringMatching(/Deich/) },
  })
}

const filingEntries = () =>
  course
    .db()
    .selectFrom('auditEntries')
    .selectAll()
    .where('offerId', '=', deich)
    .where('type', 'in', ['APPLICATION_SUBMITTED', 'APPLICATION_WITHDRAWN'])
    .orderBy('id')
    .execute()

beforeAll(async () => {
  tender = await publishedTender(course, 3, { panels: twoLots() })
  ;[north = 0, south = 0] = tender.lots.map(({ id }) => id)
  for (const email of [dora, fritz]) await call(email, 'createOffer', { id: tender.id })
  const [own] = await call(dora, 'getOffersByProjectId', tender.id)
  deich = own?.id ?? 0
  await upload(course, dora, await roomOf(dora, north), 'Geheim-Nord.txt')
  await upload(course, dora, await roomOf(dora, south), 'Geheim-Süd.txt')
  await upload(course, fritz, await roomOf(fritz, north), 'Fremd.txt')
  // What is renamed and removed again leaves entries, too.
  const room = await roomOf(dora, north)
  await upload(course, dora, room, 'Geheim-Weg.txt')
  const [gone] = (await call(dora, 'listDocuments', room.id)).filter(({ name }) => name === 'Geheim-Weg.txt')
  await call(dora, 'renameDocument', gone?.id ?? 0, 'Geheim-Fort.txt')
  await call(dora, 'deleteDocument', gone?.id ?? 0)
  const file = async (stage: 0 | 1) =>
    (await call(emil, 'updateOfferStage', deich, stage, null)).receiptId ?? 0
  first = await file(1)
  course.pass(minute + 7)
  withdrawal = await file(0)
  course.pass(minute)
  standing = await file(1)
  await upload(course, dora, room, 'Geheim-Danach.txt')
})

describe('one call, one entry, one receipt', () => {
  test('its receipt names the SHA-256 of what the log says of it, and neither number nor chain', async () => {
    const entries = await filingEntries()
    expect(entries).toHaveLength(3)
    for (const [index, id] of [first, withdrawal, standing].entries()) {
      const entry = entries[index]
      if (!entry) throw new Error('not logged')
      const paper = await receiptFor(dora, id)
      const { id: _number, ...said } = JSON.parse(entry.content)
      expect(paper).toContain(createHash('sha256').update(JSON.stringify(said)).digest('hex'))
      expect(paper).not.toContain(createHash('sha256').update(entry.content).digest('hex'))
      expect(paper).not.toContain(entry.hash.toString('hex'))
      expect(paper).not.toContain(entry.previousHash.toString('hex'))
      expect(JSON.parse(entry.content).sealed).toHaveLength(2)
    }
  })

  test('it says what, who, when, until when and which files, and nothing of others', async () => {
    const paper = await receiptFor(emil, standing)
    for (const { name, sha256 } of secrets) {
      expect(paper).toContain(name)
      expect(paper).toContain(sha256)
    }
    for (const part of [
      'Bestätigung:Teilnahmeantrageingereicht',
      'Nordufer',
      'Südufer',
      'Deich&ErdbauGmbH',
      `Eingereichtvon:${emil}`,
      'Mo.,07.01.2030,10:02:00,007Uhr(ZeitzoneEurope/Berlin)',
      'Zeitpunktfestgestellt:vollständigerEingangaufdiesemServer',
      'Frist:Sa.,16.02.2030,10:00Uhr',
    ])
      expect(paper).toContain(part)
    expect(paper).not.toMatch(/Fremd|Geest/)
    const taken = await receiptFor(dora, withdrawal)
    expect(taken).toContain('Bestätigung:Teilnahmeantragzurückgezogen')
    expect(found(taken)).toEqual([])
  })

  test('repeated with the same UUID it gives the same receipt and no further entry', async () => {
    const { id: offerId } = await call(fritz, 'createOffer', { id: tender.id })
    const run = createCalls(course.house)
    const { token } = await course.newcomer().call('login', fritz, demoPassword)
    const session = await course.house.sessions.open(token, course.now)
    const id = randomUUID()
    const submit = () =>
      run(
        { session, address: 'test', language: 'de', connection: noConnection },
        { id, method: 'updateOfferStage', params: [offerId, 1, [north]], now: course.now },
      ) as Promise<{ result: { receiptId: number } }>
    const { receiptId } = (await submit()).result
    expect((await submit()).result.receiptId).toBe(receiptId)
    const rows = await course
      .db()
      .selectFrom('receipts')
      .select('id')
      .where('offerId', '=', offerId)
      .execute()
    expect(rows).toEqual([{ id: receiptId }])
    const pieces = course.db().selectFrom('sealedFacts').select('entryId').where('receiptId', '=', receiptId)
    expect(await pieces.execute()).toHaveLength(1)
  })
})

describe('before anything is opened', () => {
  test.each(insiders)('%s reads nothing sealed in the log or on paper, and no receipt', async (email) => {
    const entries = await logFor(email)
    expect(found(JSON.stringify(entries))).toEqual([])
    const filed = entries.filter(({ type }) => type === 'APPLICATION_SUBMITTED')
    expect(filed.length).toBeGreaterThan(1)
    for (const { sealed } of filed)
      for (const piece of sealed) expect(piece).toMatchObject({ salt: null, json: null })
    expect(found(await paperFor(course, email, { kind: 'log', id: tender.id }))).toEqual([])
    for (const id of [first, withdrawal, standing]) await expectReportedTry(email, id)
  })

  test('what was hashed holds nothing sealed either', async () => {
    const entries = await course.db().selectFrom('auditEntries').select('content').execute()
    expect(entries.filter(({ content }) => /Geheim|Fremd/.test(content))).toEqual([])
  })

  test.each(outsiders)('%s does not even learn that there are receipts', async (email) => {
    await course.everythingSaid()
    expect(await refused(receiptFor(email, standing))).toBe('NotFoundException')
    expect(await refused(receiptFor(email, 2 ** 40))).toBe('NotFoundException')
    expect([await course.logged(), await course.mailed()]).toEqual([[], []])
  })

  test('visitors neither', async () => {
    const asked = course.newcomer().call('createPDFAndGetDownloadLink', { kind: 'receipt', id: standing })
    expect(await refused(asked)).toBe('NotFoundException')
  })
})

describe('once a lot was opened', () => {
  let protocol = 0
  beforeAll(async () => {
    course.at(after(10 * second, deadlines.applicationDeadline))
    await course
      .db()
      .updateTable('receipts')
      .set({ stampedBy: 'PROXY' })
      .where('offerId', '!=', deich)
      .execute()
    await open(bernd, north)
    course.pass(minute)
    await open(anna, north)
    const seen = (await call(bernd, 'getProject', tender.id)) as TeamTender
    protocol = seen.lots.find(({ id }) => id === north)?.openings[0]?.id ?? 0
  })
  const ofNorth = traces.slice(0, 2)

  test.each(insiders)('%s reads exactly what was opened', async (email) => {
    const entries = await logFor(email)
    const told = JSON.stringify(entries)
    expect(told).not.toMatch(/Geheim-(Weg|Fort|Danach)/)
    expect(found(told)).toEqual(ofNorth)
    const paper = await paperFor(course, email, { kind: 'log', id: tender.id })
    expect(found(paper)).toEqual(ofNorth)
    const receipt = await receiptFor(email, standing)
    expect(found(receipt)).toEqual(ofNorth)
    expect(receipt).toContain('DieserTeilistnichtgeöffnet.')
    // Replaced and withdrawn ones were never opened.
    for (const id of [first, withdrawal]) await expectReportedTry(email, id)
    expect(openedIn(entries, 'APPLICATION_SUBMITTED')).toHaveLength(2)
    expect(openedIn(entries, 'APPLICATION_WITHDRAWN')).toEqual([])
    const ofRooms = entries.filter(({ roomId, offerId }) => roomId !== null && offerId === deich)
    expect(ofRooms.map(({ type, data }) => [type, data.file])).toEqual([['FILE_UPLOADED', 'Geheim-Nord.txt']])
    expect(ofRooms.at(-1)?.data.hash).toBe(secrets[0]?.sha256)
  })

  test('what she does there afterwards with what she never filed is told nobody', async () => {
    const room = await roomOf(dora, north)
    const own = (await call(dora, 'listDocuments', room.id)).find(({ name }) => /Danach/.test(name))
    if (!own) throw new Error('nothing there')
    const before = await logFor(admin)
    const link = await call(dora, 'getZipLink', room.id)
    expect((await door(dora, link)).bytes.length).toBeGreaterThan(0)
    expect(await refused(call(dora, 'renameDocument', own.id, 'Geheim-Später.txt'))).toBe('StageException')
    expect(await logFor(admin)).toEqual(before)
    const opened = await call(bernd, 'getDownloadLink', room.id, 'Geheim-Nord.txt')
    await door(bernd, opened)
    const [newest] = await logFor(admin)
    expect(newest).toMatchObject({ type: 'FILE_DOWNLOADED', data: { file: 'Geheim-Nord.txt' } })
  })

  test('salt and JSON prove what the entry says, and the chain is whole', async () => {
    const stored = new Map((await filingEntries()).map(({ publicId, content }) => [publicId, content]))
    const entries = (await logFor(bernd)).filter(({ id }) => stored.has(id))
    const opened = entries.flatMap(({ id, sealed }) => sealed.map((piece, at) => ({ id, at, ...piece })))
    const told = opened.filter(({ json }) => json !== null)
    expect(told).toHaveLength(1)
    for (const { id, at, salt, json, sha256 } of told) {
      expect(sealedHash(Buffer.from(salt ?? '', 'hex'), json ?? '')).toBe(sha256)
      expect(JSON.parse(stored.get(id) ?? '').sealed[at]).toBe(sha256)
      expect(JSON.parse(json ?? '')).toMatchObject({ receiptId: standing, lotId: north })
    }
    expect(await verifyChain(course.db())).toMatchObject({ whole: true })
  })

  test('neither number nor hash of the chain stands on the paper of the log', async () => {
    const paper = await paperFor(course, bernd, { kind: 'log', id: tender.id })
    const stored = await filingEntries()
    expect(stored.length).toBeGreaterThan(0)
    for (const { id, publicId, hash, previousHash } of stored) {
      expect(paper).toContain(String(publicId))
      expect(paper).not.toContain(`Eintrag${id}`)
      for (const sum of [hash, previousHash]) expect(paper).not.toContain(sum.toString('hex'))
    }
  })

  test('its own organization has the same receipt as before', async () => {
    expect(found(await receiptFor(dora, standing))).toEqual(traces)
    expect(found(await receiptFor(dora, first))).toEqual(traces)
  })

  test('the record says who opened what, and what was found', async () => {
    const paper = await paperFor(course, bernd, { kind: 'protocol', id: protocol })
    for (const part of [
      'Öffnungsniederschrift:',
      'Nordufer',
      'Teilnahmeanträge',
      'Frist:Sa.,16.02.2030,10:00Uhr',
      `ErsteBestätigung:BerndBau(${bernd}),Sa.,16.02.2030,10:00:10,000Uhr`,
      `(${anna}),Sa.,16.02.2030,10:01:10,000Uhr`,
      'Deich&ErdbauGmbH',
      'GeestEnergieeG',
      'Sitz:',
      'Eingegangen:Mo.,07.01.2030,10:02:00,007Uhr(ZeitzoneEurope/Berlin)Zeitpunktfestgestellt:vollständigerEingangaufdiesemServer',
      ...ofNorth,
      'Zeitpunktfestgestellt:vollständigerEingangamvorgeschaltetenProxyderPlattform',
      'Fremd.txt',
    ])
      expect(paper).toContain(part)
    expect(found(paper)).toEqual(ofNorth)
    for (const email of [dora, ...outsiders])
      expect(await refused(paperFor(course, email, { kind: 'protocol', id: protocol }))).toBe(
        'NotFoundException',
      )
  })

  test('it is what was written then, whatever things are called today', async () => {
    await course.db().updateTable('tenders').set({ name: 'Umbenannt' }).where('id', '=', tender.id).execute()
    await course.db().updateTable('organizations').set({ name: 'Umbenannt' }).execute()
    await course.db().updateTable('tenderLots').set({ name: 'Umbenannt' }).where('id', '=', north).execute()
    const receipt = await receiptFor(dora, standing)
    expect(receipt).not.toContain('Umbenannt')
    expect(receipt).toContain('Deich&ErdbauGmbH')
    await course.db().updateTable('users').set({ surName: 'Anders' }).where('email', '=', bernd).execute()
    const paper = await paperFor(course, anna, { kind: 'protocol', id: protocol })
    expect(paper).not.toMatch(/Umbenannt|Anders/)
    expect(paper).toContain('BerndBau')
  })
})

const openedIn = (entries: readonly LogEntry[], type: LogEntry['type']) =>
  entries
    .filter((entry) => entry.type === type)
    .flatMap(({ sealed }) => sealed.filter(({ json }) => json !== null))

test('where nobody filed the record says so', async () => {
  course.at(after(0))
  const other = await publishedTender(course, 3)
  const lotId = other.lots[0]?.id ?? 0
  const opened = (email: string) =>
    call(email, 'updateProjectStage', { id: other.id, stage: 4 }, [lotId], demoPassword)
  course.at(after(10 * second, deadlines.applicationDeadline))
  await opened(bernd)
  await opened(anna)
  const seen = (await call(bernd, 'getProject', other.id)) as TeamTender
  const paper = await paperFor(course, anna, { kind: 'protocol', id: seen.lots[0]?.openings[0]?.id ?? 0 })
  expect(paper).toContain('hatniemandeinenTeilnahmeantrageingereicht.')
})
