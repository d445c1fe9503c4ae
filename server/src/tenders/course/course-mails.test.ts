import type { Mail } from '@allmende/domain/deed/mail.ts'
import { fillHtml, fillLine } from '@allmende/domain/deed/mail-words.ts'
import type { Happening } from '@allmende/domain/procedure/state.ts'
import { stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'
import { applicant, justAfter, procedure, times } from '@allmende/domain/procedure/test-procedure.ts'
import { mailDefaults } from '@allmende/domain/settings/mail-defaults.ts'
import { sayArrival, sayDeadline, sayExactDeadline } from '@allmende/domain/times.ts'
import { expect, test } from 'vitest'
import { tenderMoved } from '../announcing.ts'
import { courseMails } from './course-mails.ts'
import type { CourseNames } from './course-names.ts'

const [anna, dora] = [
  { email: 'anna@amt.example', name: 'Anna Amt' },
  { email: 'dora@deich.example', name: 'Dora Deichgräf', organizationId: 1 },
]
const names: CourseNames = {
  tenderId: 7,
  project: 'Sielbauwerk',
  authority: 'Stadt Musterhafen',
  authorityAddress: [],
  lot: (id) => `Los ${id}`,
  organization: (offerId) => (offerId === 11 ? 'Deich GmbH' : 'Geest eG'),
  organizationId: (offerId) => offerId - 10,
}
const audience = { team: [anna], participants: [dora], watchers: [], invitees: [] }
const part = { offerId: 11, lotId: 1, attempt: 1 }

const mailsOf = (happened: readonly Happening[], state = procedure()): Mail[] =>
  courseMails({ names, audience, state, now: times.published }, happened, true)

/** What somebody reads, as we ship it. */
function readBy({ email }: { email: string }, mails: readonly Mail[]): { subject: string; lines: string[] } {
  const mail = mails.find(({ to }) => to === email)
  if (!mail || mail.key === 'firstAdmin') throw new Error(`nothing for ${email}`)
  const { subject, text } = mailDefaults[mail.key]
  return {
    subject: fillLine(subject, mail.values),
    lines: fillHtml(text, mail.values, '')
      .split(/<[^<>]*>/)
      .filter((line) => line.trim() !== ''),
  }
}

const titlesOf = (mails: readonly Mail[]) =>
  tenderMoved({ id: 7, name: 'Sielbauwerk', mails }).flatMap((one) =>
    one.kind === 'notice' ? [one.title.de] : [],
  )

test.each([
  ['application', 'submitted', 'Teilnahmeantrag eingereicht'],
  ['application', 'withdrawn', 'Teilnahmeantrag zurückgezogen'],
  ['offer', 'submitted', 'Angebot eingereicht'],
  ['offer', 'withdrawn', 'Angebot zurückgezogen'],
] as const)('mail and line say that an %s was %s', (filing, kind, expected) => {
  const mails = mailsOf([{ kind, filing, deadline: times.offer, ...part }])
  expect(titlesOf(mails)).toEqual([expected])
  for (const person of [anna, dora]) {
    const { subject, lines } = readBy(person, mails)
    expect(subject).toBe(`${expected}: Sielbauwerk`)
    expect(lines.join('')).toContain(`wurde ${expected.split(' ')[1]}.`)
    expect(lines.join('')).not.toContain('eingegangen')
  }
})

test.each([
  ['application', '/projekte/7/bewerbung'],
  ['offer', '/projekte/7/angebot'],
] as const)('who filed an %s gets the receipt and the way to it, the team neither', (filing, link) => {
  const filed: Happening = { kind: 'submitted', filing, deadline: times.offer, ...part }
  const said = { names, audience, state: procedure(), now: times.offer, receiptId: 4711 }
  const mails = courseMails(said, [filed], true)
  expect(mails).toMatchObject([
    { to: anna.email, values: { link: '/projekte/7' } },
    { to: dora.email, receiptId: 4711, values: { link, receivedAt: expect.stringMatching(/,000 Uhr$/) } },
  ])
  expect(mails[0]).not.toHaveProperty('receiptId')
})

test.each(['SERVER', 'PROXY'] as const)('team and company read that %s took the moment', (stampedBy) => {
  const momentsOf = (kind: 'submitted' | 'withdrawn') => {
    const filed: Happening = { kind, filing: 'offer', deadline: times.offer, ...part }
    const said = { names, audience, state: procedure(), now: times.offer, stampedBy }
    const mails = courseMails(said, [filed], true)
    return [anna, dora].map(
      (person) => readBy(person, mails).lines.find((line) => line.endsWith(')')) ?? 'not said',
    )
  }
  const [moment, taken] = [sayArrival(times.offer), stampTexts[stampedBy].de]
  const [submitted, withdrawn] = [`${moment} (${taken})`, `${moment} (zurückgezogen; ${taken})`]
  expect(momentsOf('submitted')).toEqual([submitted, submitted])
  expect(momentsOf('withdrawn')).toEqual([withdrawn, withdrawn])
})

test('over several lots each deadline is named where they differ', () => {
  const until = (lotId: number, deadline: Date | null): Happening => ({
    kind: 'submitted',
    filing: 'application',
    offerId: 11,
    lotId,
    attempt: 1,
    deadline,
  })
  const deadlineIn = (...filed: Happening[]) =>
    mailsOf(filed).map(({ values }) => ('deadline' in values ? values.deadline : null))
  const [early, late] = [times.application, times.offer]
  const [one, other] = [sayExactDeadline(early), sayExactDeadline(late)]
  const each = `Los 1: ${one}; Los 2: ${other}`
  expect(deadlineIn(until(1, early), until(2, late))).toEqual([each, each])
  expect(deadlineIn(until(1, early), until(2, early))).toEqual([one, one])
  expect(deadlineIn(until(1, null), until(2, late))).toEqual([`Los 2: ${other}`, `Los 2: ${other}`])
  expect(deadlineIn(until(1, null))).toEqual(['', ''])
})

const open = { winnerOfferId: null, winnerOnRequest: false, awardableFrom: null }

test('who is not chosen at the end of a lot reads nothing about a winner', () => {
  const denied = { kind: 'answered', answer: 'offerDenied', ...part } as const
  const ended = readBy(dora, mailsOf([{ ...denied, reason: 'Zu teuer', ...open }]))
  expect(ended.lines.filter((line) => line.includes(':'))).toEqual([
    'Begründung: Zu teuer',
    'Die Mitteilung liegt dieser Nachricht als PDF bei; Sie finden sie auch hier:',
  ])
  expect(ended.lines.join('')).not.toContain('–')
  const announced = readBy(dora, mailsOf([{ ...denied, ...open, reason: 'Zu teuer', winnerOfferId: 12 }]))
  expect(announced.lines).toContain('Ausgewähltes Unternehmen: Geest eG')
})

test.each(['applicationDenied', 'offerDenied'] as const)(
  'after the end of a lot %s says that it ended',
  (answer) => {
    const told: Happening = { kind: 'answered', answer, ...part, reason: 'Kein Bedarf', ...open }
    const { lines } = readBy(dora, mailsOf([told], procedure({ lots: [{ stage: 7, outcome: 'NO_AWARD' }] })))
    expect(lines).toContain('Begründung: Das Los wurde ohne Zuschlag beendet. Kein Bedarf')
  },
)

test.each([
  ['offerPhaseStarted', 6, 'Wer ein Angebot abgeben darf, kann es einreichen bis: '],
  ['applicationPhaseStarted', 3, 'Teilnahmeanträge können eingereicht werden bis: '],
] as const)('%s names the lots that began, and promises nothing to those not asked', (key, stage, until) => {
  const began = (lotId: number): Happening => ({ kind: 'lotStage', lotId, before: stage - 1, after: stage })
  const mails = mailsOf([began(1), began(3)], procedure({ lots: [{ stage }, {}, { stage }] }))
  expect(mails.map((mail) => mail.key)).toEqual([key])
  const { lines } = readBy(dora, mails)
  expect(lines).toContain('Los 1, Los 3')
  expect(lines).toContain(until)
  const only = readBy(dora, mailsOf([began(1)], procedure({ lots: [{ stage }] })))
  expect(only.lines.join('')).not.toContain('Los 1')
})

test('a competition that begins in its second round names the end of that round', () => {
  const state = procedure({ type: 5, lots: [{ stage: 3 }] })
  const began: Happening = { kind: 'lotStage', lotId: 1, before: 2, after: 3 }
  const now = justAfter(times.application)
  const [mail] = courseMails({ names, audience, state, now }, [began], true)
  expect(mail?.values).toMatchObject({ deadline: sayDeadline(times.secondRound) })
})

test('of the offers of a round its invited alone are told', () => {
  const fritz = { email: 'fritz@geest.example', name: 'Fritz Geest', organizationId: 2 }
  const watcher = { email: 'imke@moor.example', name: 'Imke Moor' }
  const all = { ...audience, participants: [dora, fritz], watchers: [watcher] }
  const state = procedure({
    type: 5,
    lots: [{ stage: 6, lastOpenedRound: 1 }],
    parts: [applicant(11, 4, { round: 1 }), applicant(12, 1, { round: 2 })],
  })
  const told = (happened: Happening) =>
    courseMails({ names, audience: all, state, now: times.published }, [happened], true).map(
      ({ key, to }) => `${key} ${to}`,
    )
  const moved = {
    kind: 'deadlineChanged',
    lotId: 1,
    which: 'offer',
    before: null,
    after: times.offer,
  } as const
  expect(told({ kind: 'lotStage', lotId: 1, before: 5, after: 6 })).toEqual([
    `offerPhaseStarted ${dora.email}`,
  ])
  expect(told(moved)).toEqual([`offerDeadlineChanged ${dora.email}`])
  // The end of all offers is nobody's deadline.
  expect(told({ ...moved, of: 'final' })).toEqual([])
})

test('where the end of all rounds moves, the deadline of the running one is named if it has become another', () => {
  const state = procedure({ type: 5, lots: [{ stage: 3 }] })
  const told = (before: Date, now: Date) =>
    courseMails(
      { names, audience, state, now },
      [{ kind: 'deadlineChanged', lotId: 1, which: 'application', of: 'final', before, after: times.final }],
      true,
    ).map(({ key, values }) => {
      const { oldDeadline, deadline } = values as Record<string, string>
      return [key, oldDeadline, deadline]
    })
  const cut = new Date('2026-07-15T10:00:00Z')
  expect(told(cut, justAfter(times.application))).toEqual([])
  expect(told(cut, justAfter(times.secondRound))).toEqual([
    ['applicationDeadlineChanged', sayDeadline(cut), sayDeadline(times.thirdRound)],
  ])
})

test('where the first round moves beyond the old end of all, its own end alone is told', () => {
  const [first, end] = [times.secondRound, times.thirdRound]
  const lots = [{ stage: 3, applicationDeadline: end }, { stage: 3 }]
  const state = procedure({ type: 5, tender: { finalDeadline: times.final }, lots })
  const moved = { kind: 'deadlineChanged', which: 'application' } as const
  const cut = times.secondRound
  const told = courseMails(
    { names, audience, state, now: justAfter(times.secondRound) },
    [
      { ...moved, lotId: 1, of: 'final', before: cut, after: times.final },
      { ...moved, lotId: 2, of: 'final', before: cut, after: times.final },
      { ...moved, lotId: 1, before: first, after: end },
    ],
    true,
  ).map(({ values }) => {
    const { lotNames, oldDeadline, deadline } = values as Record<string, string>
    return [lotNames, oldDeadline, deadline]
  })
  expect(told).toEqual([
    [names.lot(2), sayDeadline(cut), sayDeadline(times.thirdRound)],
    [names.lot(1), sayDeadline(first), sayDeadline(end)],
  ])
})
