import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import {
  after,
  day,
  deadlines,
  givenCourse,
  hour,
  minute,
  publishedTender,
  refusal,
  refused,
  second,
  twoLots,
} from '../tenders/course/test-course.ts'
import { dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../tenders/test-tenders.ts'
import { fileOf, ownRoom, upload } from './test-story.ts'

/** One tender from its competition to its offers; each test goes on where the one before has left it. */
const course = givenCourse()
const admin = 'admin@allmende.example'
const { call } = course
let tender: TeamTender
let north = 0
let [deich, geest] = [0, 0]
const seen = async (email = bernd) => (await call(email, 'getProject', tender.id)) as TeamTender
const lot = async (id = north) => (await seen()).lots.find((one) => one.id === id)
const said = async () => ({ log: await course.logged(), mails: await course.mailed() })
const move = (email: string, stage: number, ...rest: never[]) =>
  call(email, 'updateProjectStage', { id: tender.id, stage }, [north], null, ...(rest as []))
const open = (email: string, stage: 4 | 7 = 4, password: string | null = demoPassword) =>
  call(email, 'updateProjectStage', { id: tender.id, stage }, [north], password)
const file = (email: string, offerId: number, stage: 0 | 1 | 5 | 6) =>
  call(email, 'updateOfferStage', offerId, stage, [north])

beforeAll(async () => {
  tender = await publishedTender(course, 2, { panels: twoLots() })
  ;[north = 0] = tender.lots.map(({ id }) => id)
  await call(fritz, 'addProjectTag', tender.id, 'merkliste')
  await call(anna, 'inviteUsers', tender.id, { 'werft@werft.example': 'Werft' })
  await course.everythingSaid()
})

test('the competition begins for one lot; who watches or was invited hears of it', async () => {
  await move(bernd, 3)
  expect((await seen()).lots.map(({ stage }) => stage)).toEqual([3, 2])
  expect(await said()).toEqual({
    log: ['PROJECT_STAGE_CHANGED bernd'],
    mails: ['applicationPhaseStarted fritz', 'applicationPhaseStarted werft'],
  })
  expect(await refused(move(bernd, 3))).toBe('StageException')
  expect(await refused(move(bernd, 5))).toBe('StageException')
})

test('joining twice at once gives one part, in the lot that can be joined, and its room', async () => {
  const join = () => call(dora, 'createOffer', { id: tender.id })
  const [one, other] = await Promise.all([join(), join()])
  deich = one.id
  expect(other.id).toBe(deich)
  expect((await join()).lotOffers).toMatchObject([
    { lotId: north, stage: 0, missing: ['Teilnahmeantrag'], unsubmittedChanges: false },
  ])
  expect(await said()).toEqual({
    log: ['OFFER_CREATED dora'],
    mails: ['applicationStarted anna', 'applicationStarted bernd'],
  })
  geest = (await call(fritz, 'createOffer', { id: tender.id })).id
  const contractor = async (email: string) =>
    (await call(email, 'getRoomsByProjectId', tender.id))
      .filter(({ type }) => type === 'CONTRACTOR')
      .map(({ name, stage, lotId, offerId, sealed }) => ({ name, stage, lotId, offerId, sealed }))
  const room = { name: 'Teilnahmeantrag', stage: 4, lotId: north, sealed: true }
  expect(await contractor(emil)).toEqual([{ ...room, offerId: deich }])
  expect(await contractor(fritz)).toEqual([{ ...room, offerId: geest }])
  expect(await contractor(bernd)).toHaveLength(2)
  await course.everythingSaid()
})

test('what lacks is named to who files, and to nobody else', async () => {
  const no = await refusal(file(dora, deich, 1))
  expect(no).toMatchObject({ exceptionTypeName: 'ValidationException' })
  expect(no.message).toContain('Teilnahmeantrag')
  expect((await said()).log).toEqual(['SUBMISSION_REFUSED dora'])
  const { refused: kept } = await call(dora, 'getSubmissions', deich)
  expect(kept).toMatchObject([{ lotId: north, deadline: deadlines.applicationDeadline }])
  const [entry] = await call(bernd, 'getLogEntries', tender.id, 'SUBMISSION_REFUSED')
  const changes = entry?.data.changes ?? []
  expect(changes.map(({ label, newValue }) => [label, newValue])).toEqual([
    ['Los', expect.stringContaining('Nordufer')],
    ['Versucht', 'Teilnahmeantrag einreichen'],
    ['Grund', 'Es fehlen Unterlagen.'],
    ['Zeitpunkt festgestellt', 'vollständiger Eingang auf diesem Server'],
  ])
  const besides = changes.filter(({ label }) => label !== 'Versucht')
  const told = JSON.stringify([await call(bernd, 'getSubmissions', deich), besides])
  expect(told).toContain('Es fehlen Unterlagen')
  expect(told).not.toContain('Teilnahmeantrag')
})

test('an application is submitted, withdrawn and submitted again, each with its receipt', async () => {
  const room = await ownRoom(course, dora, tender.id, { stage: 4, lotId: north })
  await upload(course, dora, room, 'Geheim-1.txt', 'eins')
  await course.everythingSaid()
  const first = await file(emil, deich, 1)
  expect(first).toMatchObject({ stage: 1, receiptId: expect.any(Number), applicationSent: course.now })
  expect(await said()).toEqual({
    log: ['OFFER_STAGE_CHANGED emil', 'APPLICATION_SUBMITTED emil'],
    mails: ['anna', 'bernd', 'dora', 'emil'].map((name) => `applicationSubmitted ${name}`),
  })
  course.pass(hour)
  await upload(course, dora, room, 'Geheim-2.txt', 'zwei')
  const [own] = await call(dora, 'getOffersByProjectId', tender.id)
  expect(own?.lotOffers).toMatchObject([{ unsubmittedChanges: true, missing: [] }])
  await course.everythingSaid()
  const withdrawn = await file(dora, deich, 0)
  expect(withdrawn).toMatchObject({ stage: 0, applicationSent: null })
  expect(await said()).toEqual({
    log: ['OFFER_STAGE_CHANGED dora', 'APPLICATION_WITHDRAWN dora'],
    mails: ['anna', 'bernd', 'dora', 'emil'].map((name) => `applicationSubmitted ${name}`),
  })
  expect(await refused(file(dora, deich, 0))).toBe('StageException')
  course.pass(hour)
  const again = await file(dora, deich, 1)
  await upload(course, dora, room, 'Geheim-3.txt', 'nie eingereicht')
  const { submissions, uploads } = await call(dora, 'getSubmissions', deich)
  const deadline = deadlines.applicationDeadline
  expect(submissions).toMatchObject([
    { receiptId: first.receiptId, kind: 'APPLICATION', lotIds: [north], deadline, withdrawnAt: after(hour) },
    { receiptId: withdrawn.receiptId, kind: 'WITHDRAWAL', files: [] },
    { receiptId: again.receiptId, kind: 'APPLICATION', receivedAt: course.now, withdrawnAt: null },
  ])
  expect(submissions[0]?.files).toMatchObject([fileOf('Geheim-1.txt', 'eins')])
  expect(submissions[2]?.files).toMatchObject([
    fileOf('Geheim-1.txt', 'eins'),
    fileOf('Geheim-2.txt', 'zwei'),
  ])
  expect(uploads.map(({ name, by }) => [name, by])).toEqual([
    ['Geheim-1.txt', dora],
    ['Geheim-2.txt', dora],
    ['Geheim-3.txt', dora],
  ])
})

test('until the deadline to the millisecond, and what is late is kept for both sides', async () => {
  const room = await ownRoom(course, fritz, tender.id, { stage: 4, lotId: north })
  await upload(course, fritz, room, 'Geheim-4.txt', 'vier')
  course.at(deadlines.applicationDeadline)
  expect(await file(fritz, geest, 1)).toMatchObject({ stage: 1 })
  await course.everythingSaid()
  course.pass(1)
  const late = await refusal(file(fritz, geest, 1))
  expect(late).toMatchObject({
    exceptionTypeName: 'StageException',
    message: expect.stringMatching(/10:00 Uhr.*10:00:00,001 Uhr/),
  })
  expect(await refused(upload(course, fritz, room, 'Geheim-5.txt'))).toBe('StageException')
  expect((await said()).log[0]).toBe('SUBMISSION_REFUSED fritz')
  const kept = {
    at: course.now,
    stampedBy: 'SERVER',
    lotId: north,
    cause: late.message,
    deadline: deadlines.applicationDeadline,
  }
  for (const email of [fritz, bernd])
    expect((await call(email, 'getSubmissions', geest)).refused).toEqual([kept])
})

test('until they are opened nobody else learns anything of the files', async () => {
  const { id } = tender
  const room = await ownRoom(course, dora, id, { stage: 4, lotId: north })
  for (const email of [bernd, anna, admin]) {
    const answers = [
      await call(email, 'getSubmissions', deich),
      await call(email, 'getLogEntries', id, null),
      await call(email, 'getProject', id),
      await call(email, 'getOffersByProjectId', id),
      await call(email, 'getRoomsByProjectId', id),
    ]
    const text = JSON.stringify(answers)
    const traces = ['Geheim', 'FILE_', fileOf('', 'eins').sha256]
    expect(traces.filter((trace) => text.includes(trace))).toEqual([])
    expect(answers[0]).toMatchObject({ submissions: [{ files: null }, { files: null }, { files: null }] })
    expect(answers[0]).toMatchObject({ uploads: [] })
    await course.everythingSaid()
    expect(await refused(call(email, 'listDocuments', room.id))).toBe('AccessDeniedException')
    expect(await said()).toEqual({
      log: [`SEALED_ACCESS_REFUSED ${email.split(/[.@]/)[0]}`],
      mails: ['openSealedInformationAttempted anna'],
    })
  }
  expect(await refused(call(fritz, 'getSubmissions', deich))).toBe('NotFoundException')
  expect(await refused(call(fritz, 'listDocuments', room.id))).toBe('NotFoundException')
  expect(await refused(call(clara, 'getSubmissions', deich))).toBe('NotFoundException')
})

test('two open with their passwords; whatever does not fit is a first step again', async () => {
  const from = after(10 * second, deadlines.applicationDeadline)
  course.at(after(-1, from))
  expect(await refused(open(bernd))).toBe('StageException')
  course.at(from)
  await course.everythingSaid()
  expect(await refusal(open(bernd, 4, 'falsch'))).toMatchObject({ fields: { 2: expect.any(String) } })
  expect(await course.logged()).toEqual(['LOGIN_FAILED bernd'])
  expect(await refusal(open(bernd, 4, null))).toMatchObject({ exceptionTypeName: 'ValidationException' })
  expect(await refused(open(bernd, 7))).toBe('StageException')
  expect((await lot())?.openUser).toBeNull()
  await course.everythingSaid()

  const opener = async () => {
    const { openUser, openDate, openTarget, stage } = (await lot()) as TeamTender['lots'][number]
    return [openUser, openDate, openTarget, stage]
  }
  await open(bernd)
  expect(await opener()).toEqual([bernd, from, 4, 3])
  expect(await seen(anna)).toMatchObject({ canOpenSecondStep: true, openUser: null })
  expect(await seen(bernd)).toMatchObject({ canOpenSecondStep: false })
  course.pass(10 * minute)
  await open(bernd)
  expect(await opener()).toEqual([bernd, course.now, 4, 3])
  course.pass(15 * minute + 1)
  await open(anna)
  expect(await opener()).toEqual([anna, course.now, 4, 3])
  expect(await course.logged()).toEqual([
    // The deadline has passed; nobody else had been there since.
    'PROJECT_STAGE_CHANGED system',
    'OPENING_STARTED bernd',
    'OPENING_STARTED bernd',
    'OPENING_EXPIRED system',
    'OPENING_STARTED anna',
  ])
  course.pass(15 * minute + 1)
  await course.tick(tender.id)
  expect(await opener()).toEqual([null, null, null, 3])
  expect(await course.logged()).toContain('OPENING_EXPIRED system')
})

test('who was deactivated or left the team meanwhile does not count', async () => {
  const openedBy = async () => [(await lot())?.openUser, (await lot())?.stage]
  await open(bernd)
  await call(admin, 'setUserState', bernd, 'DISABLED')
  course.pass(minute)
  await open(anna)
  expect((await seen(anna)).lots[0]).toMatchObject({ openUser: anna, stage: 3 })
  await call(admin, 'setUserState', bernd, 'ACTIVE')
  course.forget(bernd)
  await call(anna, 'addProjectEditors', tender.id, [clara])
  course.pass(16 * minute)
  await open(clara)
  await course.db().deleteFrom('tenderTeam').where('userEmail', '=', clara).execute()
  course.pass(minute)
  await open(bernd)
  expect(await openedBy()).toEqual([bernd, 3])
  expect(await refused(open(clara))).toBe('AccessDeniedException')
  await course.everythingSaid()
})

test('opened is what was submitted, and no more', async () => {
  course.pass(minute)
  await open(anna)
  expect(await said()).toEqual({
    log: [
      'PROJECT_STAGE_CHANGED anna',
      'OFFER_STAGE_CHANGED anna',
      'OFFER_STAGE_CHANGED anna',
      'OPENED anna',
    ],
    mails: [],
  })
  expect(await lot()).toMatchObject({
    stage: 4,
    openUser: null,
    openings: [{ target: 4, round: null, at: course.now, by: [bernd, anna] }],
  })
  const room = await ownRoom(course, dora, tender.id, { stage: 4, lotId: north })
  const documents = await call(bernd, 'listDocuments', room.id)
  expect(documents.map(({ name }) => name).toSorted()).toEqual(['Geheim-1.txt', 'Geheim-2.txt'])
  const { submissions } = await call(bernd, 'getSubmissions', deich)
  expect(submissions.map(({ files, openedAt }) => [files?.length ?? null, openedAt])).toEqual([
    [null, null],
    [null, null],
    [2, course.now],
  ])
  expect(await refused(file(dora, deich, 0))).toBe('StageException')
  await course.everythingSaid()
})

test('some are chosen to negotiate, the others are told why not, and may be let in after all', async () => {
  const reasons = { [geest]: 'Nachweise fehlen' }
  const negotiate = (offerIds: number[], given = {}) =>
    call(bernd, 'updateProjectStage', { id: tender.id, stage: 5 }, [north], null, offerIds, {
      reasons: given,
    })
  expect(await refused(negotiate([]))).toBe('StageException')
  expect(await refused(negotiate([deich]))).toBe('ValidationException')
  expect(await refused(negotiate([deich, 2 ** 40], reasons))).toBe('NotFoundException')
  await negotiate([deich], reasons)
  expect(await said()).toMatchObject({
    mails: ['applicationAccepted dora', 'applicationAccepted emil', 'applicationDenied fritz'],
  })
  const denied = (await call(fritz, 'getProject', tender.id)).lots[0]
  expect(denied).toMatchObject({
    canApply: false,
    lotOffer: {
      stage: 2,
      deniedAt: course.now,
      answer: { kind: 'applicationDenied', reason: 'Nachweise fehlen', winner: null },
    },
  })
  expect(await refused(call(fritz, 'updateOfferStage', geest, 3, [north]))).toBe('AccessDeniedException')
  const letIn = await call(bernd, 'updateOfferStage', geest, 3, [north])
  expect(letIn).toMatchObject({ stage: 3, lotOffers: [{ deniedAt: null, reason: null }] })
  expect(await said()).toMatchObject({ mails: ['applicationAccepted fritz'] })
  expect((await call(fritz, 'getProject', tender.id)).lots[0]?.lotOffer?.answer?.kind).not.toBe(
    'applicationDenied',
  )
})

test('offers are asked for, with a reason where the time is short', async () => {
  // What was announced becomes later only.
  course.at(after(-5 * day, deadlines.offerDeadline))
  const offerDeadline = after(10 * day, course.now)
  const ask = (reason?: string) =>
    call(
      bernd,
      'updateProjectStage',
      { id: tender.id, stage: 6, offerDeadline },
      [north],
      null,
      [deich, geest],
      { ...(reason && { reason }) },
    )
  expect(await refusal(ask())).toMatchObject({
    exceptionTypeName: 'ValidationException',
    fields: { '4.reason': expect.any(String) },
  })
  await ask('Es eilt sehr')
  const { log, mails } = await said()
  expect(log[0]).toBe('PROJECT_STAGE_CHANGED bernd')
  expect(mails).toEqual([
    'offerExpected dora',
    'offerExpected emil',
    'offerExpected fritz',
    ...['dora', 'emil', 'fritz', 'werft'].map((name) => `offerPhaseStarted ${name}`),
  ])
  const [entry] = await call(bernd, 'getLogEntries', tender.id, 'PROJECT_STAGE_CHANGED')
  expect(JSON.stringify(entry?.data)).toContain('Es eilt sehr')
  expect((await lot())?.offerDeadline).toEqual(offerDeadline)
})

test('an offer is begun by its first file and filed like an application', async () => {
  for (const [email, offerId] of [
    [dora, deich],
    [fritz, geest],
  ] as const) {
    const room = await ownRoom(course, email, tender.id, { stage: 7, lotId: north })
    expect((await refusal(file(email, offerId, 6))).message).toContain(room.name)
    await upload(course, email, room, 'Preis.txt', `Preis von ${email}`)
    const [begun] = await call(bernd, 'getLogEntries', tender.id, 'OFFER_STAGE_CHANGED')
    expect(begun).toMatchObject({ offerId, roomId: null, data: { organization: expect.any(String) } })
    expect(begun?.data).toEqual({
      project: tender.name,
      organization: (await call(email, 'getOffersByProjectId', tender.id))[0]?.organization.name,
      changes: [
        {
          label: expect.stringContaining('Nordufer'),
          oldValue: 'Zum Angebot aufgefordert',
          newValue: 'Angebot in Arbeit',
        },
      ],
    })
    expect((await call(email, 'getOffersByProjectId', tender.id))[0]).toMatchObject({ stage: 5 })
    expect(await file(email, offerId, 6)).toMatchObject({ stage: 6, offerSent: course.now })
  }
  await course.everythingSaid()
  expect(await file(dora, deich, 5)).toMatchObject({ stage: 5, offerSent: null })
  expect(await said()).toEqual({
    log: ['OFFER_STAGE_CHANGED dora', 'OFFER_WITHDRAWN dora'],
    mails: ['anna', 'bernd', 'dora', 'emil'].map((name) => `offerSubmitted ${name}`),
  })
  await file(dora, deich, 6)
  expect(await said()).toMatchObject({ log: ['OFFER_STAGE_CHANGED dora', 'OFFER_SUBMITTED dora'] })
  expect(await refused(file(dora, deich, 1))).toBe('StageException')
})
