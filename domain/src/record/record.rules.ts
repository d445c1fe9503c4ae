import { fieldsNamed, isFilled } from '../notices/values/reading.ts'
import { hasApplicationPhase } from '../procedure/tender-type.ts'
import type { NoticeState } from '../tenders/submissions/notice-submissions.ts'
import type { TeamTender } from '../tenders/tenders.contract.ts'
import { isWrittenOn } from './record-outline.ts'
import { recordPointTexts } from './record.texts.ts'

/** What the law wants in a record, in the order in which it is read. */
export const recordPointKeys = [
  'subject',
  'value',
  'procedure',
  'undivided',
  'electronic',
  'notice',
  'communication',
  'openings',
  'chosen',
  'notChosen',
  'negotiation',
  'lowOffers',
  'winner',
  'subcontracting',
  'noAward',
  'conflicts',
  'weights',
  'deliberations',
] as const
export type RecordPointKey = (typeof recordPointKeys)[number]

/**
 * A point as it stands: there, missing, not due yet, or asked for only where there was such a thing, which nobody but
 * the team knows. It comes from the platform's data, or is supplied in the tender's form or under its heading of the
 * remarks. `names`: whose reasons are missing.
 */
export type RecordPoint = {
  key: RecordPointKey
  state: 'given' | 'missing' | 'later' | 'ifAny'
  place: 'data' | 'form' | 'remarks'
  names: readonly string[]
}

/** What decides about a record: the tender as its team gets it. */
export type RecordTender = Pick<
  TeamTender,
  | 'name'
  | 'type'
  | 'templateId'
  | 'organizationName'
  | 'published'
  | 'panels'
  | 'lots'
  | 'skippedPhases'
  | 'notices'
>

type Found = Omit<RecordPoint, 'key'> | null

const data = (isThere: boolean): Found => ({ state: isThere ? 'given' : 'later', place: 'data', names: [] })
const written = (state: 'missing' | 'later' | 'ifAny', names: readonly string[] = []): Found => ({
  state,
  place: 'remarks',
  names,
})
const values = ['BT-27-Procedure', 'BT-27-Lot', 'BT-271-Procedure', 'BT-271-Lot']

const handedOver: readonly NoticeState[] = ['SUBMITTED', 'PUBLISHING', 'PUBLISHED']

const partsOf = ({ lots }: RecordTender) =>
  lots.flatMap(({ offersByRound }) => offersByRound.flatMap(({ offers }) => offers))
const isBlank = (text: string | null): boolean => text === null || text.trim() === ''
const hasEnded = ({ lots }: RecordTender): boolean => lots.every(({ outcome }) => outcome !== null)
const hasReached = ({ lots }: RecordTender, stage: number): boolean =>
  lots.some((lot) => (lot.stage ?? 0) >= stage)
const namesOf = (parts: ReturnType<typeof partsOf>): string[] => [
  ...new Set(parts.map(({ organizationName }) => organizationName)),
]

/** Who was let go on, or was chosen, each with her reason where one was given. */
function chosen(tender: RecordTender): Found {
  if (!hasApplicationPhase(tender.type)) return null
  const admitted = partsOf(tender).filter(({ stage, deniedAt }) => stage >= 3 && deniedAt === null)
  if (admitted.length === 0) return hasEnded(tender) ? null : written('later')
  const unexplained = admitted.filter(({ reason }) => isBlank(reason))
  return unexplained.length === 0 ? data(true) : written('missing', namesOf(unexplained))
}

function notChosen(tender: RecordTender): Found {
  const denials = partsOf(tender).filter(
    ({ deniedAt, answer }) =>
      deniedAt !== null || answer?.kind === 'applicationDenied' || answer?.kind === 'offerDenied',
  )
  if (denials.length === 0) return hasEnded(tender) ? null : data(false)
  const unexplained = denials.filter(
    ({ reason, answer }) => isBlank(reason) && isBlank(answer?.reason ?? null),
  )
  return unexplained.length === 0 ? data(true) : written('missing', namesOf(unexplained))
}

function winner(tender: RecordTender): Found {
  const awarded = tender.lots.filter(({ outcome, award }) => outcome === 'AWARDED' || award !== null)
  if (awarded.length > 0)
    return written('missing', awarded.length < tender.lots.length ? lotNames(awarded) : [])
  return hasEnded(tender) ? null : written('later')
}

const lotNames = (lots: RecordTender['lots']): string[] => lots.map(({ name }) => name).filter(Boolean)

/** Of what was announced nothing is cancelled or ended without a reason, which the log keeps. */
function noAward({ lots, published }: RecordTender): Found {
  const without = lots.filter(({ outcome }) => outcome === 'NO_AWARD' || outcome === 'CANCELLED')
  if (without.length === 0) return null
  return published === null ? written('missing', lotNames(without)) : data(true)
}

function negotiation(tender: RecordTender): Found {
  if (tender.skippedPhases.includes(5) || !hasApplicationPhase(tender.type)) return null
  if (hasReached(tender, 5)) return written('missing')
  return hasEnded(tender) ? null : written('later')
}

const openings = (tender: RecordTender): Found => {
  const isOpened = tender.lots.some((lot) => lot.openings.length > 0)
  return !isOpened && hasEnded(tender) ? null : data(isOpened)
}

/** Of what the standard of the EU announces a notice is due as soon as it is public. */
function notice({ templateId, published, notices }: RecordTender): Found {
  if (!templateId.startsWith('EU-')) return null
  if (notices.some(({ state }) => handedOver.includes(state))) return data(true)
  return written(published === null ? 'later' : 'missing')
}

const rules: Readonly<Record<RecordPointKey, (tender: RecordTender) => Found>> = {
  subject: ({ name, organizationName }) =>
    isBlank(name) || isBlank(organizationName) ? { state: 'missing', place: 'form', names: [] } : data(true),
  value: ({ panels }) =>
    values.some((field) => fieldsNamed(panels, field).some(isFilled)) ? data(true) : written('missing'),
  procedure: () => written('missing'),
  undivided: ({ lots }) => (lots.length > 1 ? null : written('missing')),
  electronic: () => data(true),
  notice,
  communication: ({ published }) => data(published !== null),
  openings,
  chosen,
  notChosen,
  negotiation,
  lowOffers: (tender) => (hasReached(tender, 7) ? written('ifAny') : null),
  winner,
  subcontracting: ({ lots }) => (lots.some(({ outcome }) => outcome === 'AWARDED') ? written('ifAny') : null),
  noAward,
  conflicts: () => written('missing'),
  weights: () => written('ifAny'),
  deliberations: () => written('ifAny'),
}

/** Every point of a record that concerns this tender; what the team wrote under a point's heading supplies it. */
export function recordPoints(tender: RecordTender, remarks: string): RecordPoint[] {
  const isWritten = isWrittenOn(remarks)
  return recordPointKeys.flatMap((key) => {
    const found = rules[key](tender)
    if (found === null) return []
    const isSupplied = isWritten(recordPointTexts[key].title)
    if (found.state === 'given' || !isSupplied) return [{ key, ...found }]
    return [{ key, state: 'given' as const, place: 'remarks' as const, names: [] }]
  })
}
