import { answerText, dispatchTexts } from '@allmende/domain/procedure/procedure.texts.ts'
import { recordPointTexts } from '@allmende/domain/record/record.texts.ts'
import type { AuditEventType } from '@allmende/domain/deed/audit-event.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { paperLinesOf } from '../bounded-blocks.ts'
import { writeMarkdown } from '../markdown-text.ts'
import type { Desk } from './desk.ts'
import { partsOf } from './record-bidders.ts'
import type { RecordContents } from './record-contents.ts'
import type { Given } from './record.queries.ts'
import { texts } from './record.texts.ts'

/** Who was told what and why, how everyone was moved, and what the team noted of the offers. */
export async function writeChoices(desk: Desk, contents: RecordContents): Promise<void> {
  const { answers, log, tender } = contents
  desk.section(texts.choices, '§ 6 Abs. 2 Nr. 2 und 3 KonzVgV, § 8 Abs. 2 Nr. 2 bis 4 VgV')
  await desk.table(
    [
      [texts.company, 120],
      [texts.lot, 90],
      [texts.decision, 130],
      [texts.reason, 0],
    ],
    answers.map((given) => [
      given.organization,
      desk.lot(given.lotId),
      decisionOf(desk, given),
      reasonOf(desk, given),
    ]),
    texts.noChoices,
  )
  const moves = log.filter(({ type }) => type === 'OFFER_STAGE_CHANGED')
  if (moves.length > 0) {
    desk.part(texts.board)
    await desk.entries(moves, texts.noChoices)
  }
  desk.part(texts.remarks)
  await desk.table(
    [
      [texts.company, 140],
      [texts.lot, 100],
      [texts.remarks, 0],
    ],
    partsOf(tender).flatMap(({ organizationName, lotId, remark }) =>
      remark?.text ? [[organizationName, desk.lot(lotId), remark.text]] : [],
    ),
    texts.noRemarks,
  )
}

function decisionOf(desk: Desk, given: Given): string {
  const { kind, at, by, winner, winnerOnRequest, earliest, dispatch, takenBack } = given
  const decision = desk.say(answerText(kind, winner !== null || winnerOnRequest))
  return [
    desk.say(texts.decided, { decision, moment: desk.moment(at), person: by }),
    winner && desk.say(texts.intended, { company: winner }),
    winnerOnRequest && desk.say(texts.winnerOnRequest),
    dispatch &&
      desk.say(texts.dispatched, { day: sayDay(dispatch.at), how: desk.say(dispatchTexts[dispatch.how]) }),
    earliest && desk.say(texts.awardableFrom, { moment: desk.moment(earliest) }),
    takenBack && desk.say(texts.takenBack, { moment: desk.moment(takenBack) }),
  ]
    .filter(Boolean)
    .join('\n')
}

const reasonOf = (desk: Desk, { reason, takenBackReason }: Given): string =>
  [reason, takenBackReason].filter(Boolean).join('\n') || desk.say(texts.noReason)

/** Stages of the lots in which was negotiated. */
export function writeNegotiation(desk: Desk, { tender }: RecordContents): void {
  desk.section(texts.negotiation, recordPointTexts.negotiation.law)
  const begun = tender.history.filter(({ stage, lotId }) => stage === 5 && lotId !== null)
  if (begun.length === 0) desk.paragraph(texts.noNegotiation)
  for (const { lotId, at } of begun)
    desk.paragraph(texts.negotiatedFrom, { lot: desk.lot(lotId), moment: desk.moment(at) })
}

const ends: readonly AuditEventType[] = [
  'AWARD_ANNOUNCED',
  'AWARD_WITHDRAWN',
  'LETTER_DISPATCHED',
  'LOT_AWARDED',
  'LOT_ENDED',
  'PROJECT_ARCHIVED',
]

/** The reasons of an end stand in the log, where nobody changes them any more. */
export async function writeEnd(desk: Desk, { tender, log }: RecordContents): Promise<void> {
  desk.section(texts.end, '§ 6 Abs. 2 Nr. 4 und 5 KonzVgV, § 8 Abs. 2 Nr. 5 und 8 VgV, § 134 GWB')
  for (const { id, award, offersByRound } of tender.lots) {
    if (award === null) continue
    const winner = offersByRound.flatMap(({ offers }) => offers).find((one) => one.offerId === award.offerId)
    desk.paper.part(desk.lot(id), 1)
    desk.paragraph(texts.intended, { company: winner?.organizationName ?? '–' })
    desk.paragraph(texts.announcedAt, { moment: desk.moment(award.sentAt) })
    if (award.awardableFrom) desk.paragraph(texts.awardableFrom, { moment: desk.moment(award.awardableFrom) })
  }
  const isCancelled = ({ data }: RecordContents['log'][number]) =>
    data.changes?.some(({ label }) => label === 'Aufgehoben') ?? false
  await desk.entries(
    log.filter((entry) => ends.includes(entry.type) || isCancelled(entry)),
    texts.noEnd,
  )
}

export async function writeCommunication(desk: Desk, { messages }: RecordContents): Promise<void> {
  desk.section(texts.communication, recordPointTexts.communication.law)
  desk.facts([
    [texts.messages, String(messages.all)],
    [texts.byCompanies, String(messages.byCompanies)],
    [texts.toAll, String(messages.toAll)],
  ])
  desk.paragraph(texts.messagesElsewhere)
  const answers = newestThatFit(messages.answers)
  const count = messages.answers.length - answers.length
  if (answers.length > 0) desk.part(texts.answers)
  if (count > 0) desk.paragraph(texts.answersLeftOut, { count })
  for (const { created, question, text } of answers) {
    if (desk.paper.doc.destroyed) return
    desk.paper.part(desk.say(texts.asked, { moment: desk.moment(created) }), 2)
    await writeMarkdown(desk.paper, question ?? '', { depth: 3, pace: desk.pace, language: desk.language })
    desk.paper.part(desk.say(texts.answer), 2)
    await writeMarkdown(desk.paper, text, { depth: 3, pace: desk.pace, language: desk.language })
  }
}

/** About 100 pages; the rest is in the history of messages. */
const mostPaperLines = 5500

function newestThatFit<One extends { question: string | null; text: string }>(
  answers: readonly One[],
): One[] {
  let left = mostPaperLines
  const fits = ({ question, text }: One) => {
    left -= 6 + paperLinesOf(question ?? '') + paperLinesOf(text)
    return left >= 0
  }
  const newestFirst = answers.toReversed()
  const end = newestFirst.findIndex((answer) => !fits(answer))
  return newestFirst.slice(0, end === -1 ? undefined : Math.max(end, 1)).toReversed()
}

export async function writeOwnRemarks(desk: Desk, { remarks }: RecordContents): Promise<void> {
  const { text, changed, by } = remarks
  desk.section(texts.own, '§ 6 Abs. 2 KonzVgV, § 8 Abs. 2 VgV')
  if (text === '') desk.paragraph(texts.noOwn)
  await writeMarkdown(desk.paper, text, { depth: 1, pace: desk.pace, language: desk.language })
  if (changed && by) desk.paragraph(texts.ownBy, { moment: desk.moment(changed), person: by })
}

export async function writeLog(desk: Desk, { log, isCut }: RecordContents): Promise<void> {
  desk.section(texts.log, '§ 6 Abs. 1 KonzVgV, § 8 Abs. 1 VgV')
  if (isCut) desk.paragraph(texts.logCut, { count: log.length })
  await desk.entries(log, texts.noEnd)
}
