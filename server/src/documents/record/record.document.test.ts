import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { applicant, fileOf, lotOf, offering, openFiled } from '../../offers/test-story.ts'
import {
  after,
  day,
  givenCourse,
  minute,
  publishedTender,
  refused,
} from '../../tenders/course/test-course.ts'
import { dora, fritz } from '../../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../../tenders/test-tenders.ts'
import { paperFor } from '../test-papers.ts'

/** One tender from its publication to its end, and what its record says on the way. */
const course = givenCourse()
const { call } = course
let tender: TeamTender
let [deich, geest] = [0, 0]

const marks = ['Geheimplan-Alpha.txt', 'Geheimplan-Beta.txt']
/** As they would stand in a paper: names, hashes and sizes of what is sealed. */
const traces = marks.flatMap((name) => {
  const { sha256 } = fileOf(name, `${name} von ${dora}`)
  return [name, sha256, sha256.slice(0, 16)]
})
const found = (text: string) => traces.filter((trace) => text.includes(trace))
const record = (email = bernd) => paperFor(course, email, { kind: 'record', id: tender.id })

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  ;({ offerId: deich } = await applicant(course, dora, tender, ...marks))
  ;({ offerId: geest } = await applicant(course, fritz, tender, 'Antrag.txt'))
  await call(dora, 'updateOfferStage', deich, 1, null)
  course.pass(minute + 7)
  await call(fritz, 'updateOfferStage', geest, 1, null)
})

test('to everybody but the team there is none, however public the tender is', async () => {
  for (const email of [dora, fritz, clara]) expect(await refused(record(email))).toBe('NotFoundException')
})

test('before the opening it tells who filed and when, and of the documents nothing', async () => {
  for (const email of [anna, bernd, 'admin@allmende.example']) {
    const paper = await record(email)
    expect(found(paper)).toEqual([])
    expect(paper).not.toMatch(/Geheimplan|Antrag\.txt/)
    for (const part of [
      'Deich&ErdbauGmbH',
      'Mo.,07.01.2030,10:01:00,007Uhr',
      'Ungeöffnet',
      'Eswurdenochnichtsgeöffnet.',
      'fehlennoch5Angaben',
      'EswurdekeineBekanntmachungübermittelt.',
      'Vergabeunterlagen',
      'stehtseitdiesemZeitpunktbereit.',
      'WahldesVerfahrens',
      '§6Abs.2Nr.6KonzVgV',
    ])
      expect(paper, part).toContain(part)
  }
})

test('what the team writes under a heading is no longer missing, and stands in it without its marks', async () => {
  const text = [
    '## Wahl des Verfahrens',
    'Das **Verhandlungsverfahren** passt, siehe [Vermerk](https://a.example/v).',
    '## Interessenkonflikte',
    '- Keine',
  ].join('\n\n')
  await call(anna, 'setRecordRemarks', tender.id, { version: 0, text })
  const paper = await record()
  for (const part of [
    'fehlennoch3Angaben',
    'DasVerhandlungsverfahrenpasst,sieheVermerk(https://a.example/v).',
    '•Keine',
    `von${anna}`,
  ])
    expect(paper, part).toContain(part)
})

test('an attempt that came too late is told with its cause', async () => {
  course.at(after(1000, tender.applicationDeadline ?? course.now))
  await refused(call(dora, 'updateOfferStage', deich, 0, null))
  const paper = await record()
  expect(paper).toContain('AbgewieseneundverspäteteVersuche')
  expect(paper).not.toContain('EswurdekeinVersuchabgewiesen.')
  expect(paper).toMatch(/Verspätet:DieFristendeteam.{10,40};derVersuchgingam.{10,40}ein\./)
  // The log keeps the sentence itself.
  const [, told = ''] = paper.split('AbgewieseneundverspäteteVersuche')
  expect(told.split('Nach§')[0]).not.toMatch(/Ihre?(Anfrage|Unterlagen)/)
  expect(found(paper)).toEqual([])
})

test('openings name both people, choices their reasons', async () => {
  await openFiled(course, tender, 4)
  const move = { id: tender.id }
  await call(bernd, 'updateProjectStage', { ...move, stage: 5 }, null, null, [deich], {
    reasons: { [geest]: 'Die Referenzen reichen nicht aus.' },
  })
  const offerDeadline = after(90 * day)
  await call(bernd, 'updateProjectStage', { ...move, stage: 6, offerDeadline }, null, null, [deich], {
    reason: 'Der Deich ist bis zum Herbst zu schließen.',
  })
  const paper = await record()
  expect(paper).toContain(`ErsteBestätigung:${bernd}am`)
  expect(paper).toContain(`ZweiteBestätigung:${anna}am`)
  expect(paper).toContain('ZumAngebotaufgefordert')
  expect(paper).toContain('Verhandlungab')
  expect(paper).toContain('DieReferenzenreichennichtaus.')
})

test('what is offered is sealed again until it is opened', async () => {
  await offering(course, dora, tender, 'Geheimplan-Preis.txt')
  await call(dora, 'updateOfferStage', deich, 6, [lotOf(tender)])
  expect(await record()).not.toContain('Geheimplan-Preis')
})

test('an end without award is told with its reason', async () => {
  await call(anna, 'endLot', lotOf(tender), 'Die Haushaltsmittel sind gesperrt.')
  const paper = await record()
  expect(paper).toContain('DieHaushaltsmittelsindgesperrt.')
  expect(paper).toContain('VerzichtaufdieVergabe')
  expect(paper).not.toContain('Geheimplan-Preis')
})
