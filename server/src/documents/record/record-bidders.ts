import { lotOfferStageTexts } from '@allmende/domain/procedure/procedure.texts.ts'
import { recordPointTexts } from '@allmende/domain/record/record.texts.ts'
import type { LotParticipant, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Desk } from './desk.ts'
import type { RecordContents } from './record-contents.ts'
import type { Filing, RefusedTry } from './record.queries.ts'
import { texts } from './record.texts.ts'

/** Everyone's part in every lot. */
export const partsOf = ({ lots }: TeamTender): (LotParticipant & { lotId: number })[] =>
  lots.flatMap(({ id, offersByRound }) =>
    offersByRound.flatMap(({ offers }) => offers.map((offer) => ({ ...offer, lotId: id }))),
  )

export async function writeCompanies(desk: Desk, { tender, invitations }: RecordContents): Promise<void> {
  desk.section(texts.companies, recordPointTexts.communication.law)
  desk.part(texts.invitations)
  const moment = (time: Date | null) => (time === null ? '–' : desk.moment(time))
  await desk.table(
    [
      [texts.invited, 190],
      [texts.sent, 105],
      [texts.joined, 105],
      [texts.revoked, 0],
    ],
    invitations.map(({ email, organizationName, sent, joined, revoked }) => [
      [organizationName, email].filter(Boolean).join('\n'),
      desk.moment(sent),
      moment(joined),
      moment(revoked),
    ]),
    texts.noInvitations,
  )
  desk.part(texts.participants)
  await desk.table(
    [
      [texts.company, 190],
      [texts.lot, 150],
      [texts.state, 0],
    ],
    partsOf(tender).map(({ organizationName, lotId, stage, round }) => [
      organizationName,
      round === null ? desk.lot(lotId) : `${desk.lot(lotId)}\n${desk.say(texts.round, { round })}`,
      desk.say(lotOfferStageTexts[stage] ?? texts.participants),
    ]),
    texts.nobody,
  )
}

const filed: Readonly<Record<Filing['kind'], Bilingual>> = {
  APPLICATION: texts.application,
  OFFER: texts.offer,
  WITHDRAWAL: texts.withdrawal,
}

function fateOf(desk: Desk, { kind, withdrawnAt, openedAt }: Filing): string {
  if (kind === 'WITHDRAWAL') return '–'
  if (openedAt !== null) return desk.say(texts.openedAt, { moment: desk.moment(openedAt) })
  return withdrawnAt === null
    ? desk.say(texts.unopened)
    : desk.say(texts.withdrawnAt, { moment: desk.moment(withdrawnAt) })
}

/** What was kept is the sentence the company was told, which speaks to it; a record speaks of it. */
function causeOf(desk: Desk, { at, deadline, cause }: RefusedTry): string {
  if (deadline !== null && at > deadline && /frist endete/i.test(cause))
    return desk.say(texts.tooLate, { deadline: desk.deadline(deadline), arrival: desk.arrival(at) })
  return desk.say(texts.toldCause, { cause })
}

export async function writeFilings(desk: Desk, { filings, refused }: RecordContents): Promise<void> {
  desk.section(texts.filings, '§ 6 Abs. 1 KonzVgV, § 8 Abs. 1 und Abs. 2 Nr. 9 VgV')
  desk.paragraph(texts.sealed)
  await desk.table(
    [
      [texts.company, 115],
      [texts.what, 85],
      [texts.lot, 75],
      [texts.received, 85],
      [texts.deadline, 65],
      [texts.fate, 0],
    ],
    filings.map((filing) => [
      filing.organization,
      filing.round === null
        ? desk.say(filed[filing.kind])
        : `${desk.say(filed[filing.kind])}\n${desk.say(texts.round, { round: filing.round })}`,
      desk.lot(filing.lotId),
      desk.arrival(filing.receivedAt),
      desk.deadline(filing.deadline),
      fateOf(desk, filing),
    ]),
    texts.noFilings,
  )
  desk.part(texts.refused)
  await desk.table(
    [
      [texts.company, 115],
      [texts.lot, 85],
      [texts.at, 95],
      [texts.deadline, 80],
      [texts.cause, 0],
    ],
    refused.map((tried) => [
      tried.organization,
      desk.lot(tried.lotId),
      desk.arrival(tried.at),
      desk.deadline(tried.deadline),
      causeOf(desk, tried),
    ]),
    texts.noRefused,
  )
}

export async function writeOpenings(desk: Desk, { openings }: RecordContents): Promise<void> {
  desk.section(texts.openings, recordPointTexts.openings.law)
  if (openings.length === 0) desk.paragraph(texts.noOpenings)
  for (const { lotId, target, round, firstUser, firstAt, secondUser, at, protocol } of openings) {
    const what = desk.say(target === 4 ? texts.applications : texts.offers)
    const which = round === null ? what : `${what}, ${desk.say(texts.round, { round })}`
    desk.paper.part(`${desk.lot(lotId)}: ${which}`, 1)
    const confirmed = (person: string, time: Date) =>
      desk.say(texts.confirmed, { person, moment: desk.moment(time) })
    await desk.pace(0)
    desk.facts([
      [texts.first, confirmed(firstUser, firstAt)],
      [texts.second, confirmed(secondUser, at)],
      [texts.opened, protocol.filings.map(({ organization }) => organization).join(', ') || '–'],
    ])
  }
}
