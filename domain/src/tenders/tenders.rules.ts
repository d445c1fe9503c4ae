import { isContinuous, isRun, tenderTypes, type TenderType } from '../procedure/tender-type.ts'
import { allowed, firstRefusal, refused, type Refused, type Verdict } from '../verdict.ts'
import { type TeamMember } from './tenders.contract.ts'

/** Kinds of tender that can be made; 1 is only ever read. */
export const offeredTypes: readonly TenderType[] = tenderTypes.filter((type) => type !== 1)

/** The kind is chosen once; that of an imported tender was guessed, and can be corrected at its first saving. */
export const mayChangeType = ({ imported, version }: { imported: unknown; version: number }): boolean =>
  imported !== null && version === 1

export function mayBecome(
  tender: { type: TenderType; imported: unknown; version: number },
  type: TenderType,
): Verdict {
  if (type === tender.type) return allowed
  if (!mayChangeType(tender)) return refused('tenderTypeFixed', { fields: ['0.type'] })
  return offeredTypes.includes(type) ? allowed : refused('tenderTypeNotOffered', { fields: ['0.type'] })
}

/** Four eyes: so many of a team must be able to work on the tender. */
export const neededEditors = 2

export const lacksEditors = ({ type, activeEditors }: { type: TenderType; activeEditors: number }): boolean =>
  isRun(type) && activeEditors < neededEditors

export type Deadlines = {
  /** Of a continuous procedure: the end of the first round. */
  applicationDeadline: Date | null
  offerDeadline: Date | null
  /** Of a continuous procedure alone, as is the next. */
  finalDeadline: Date | null
  deadlinePeriodDays: number | null
}

/** Of the deadlines given, those this kind of tender has. */
export function deadlinesOf(type: TenderType, given: Deadlines): Deadlines {
  const { applicationDeadline, offerDeadline, finalDeadline, deadlinePeriodDays } = given
  const none = {
    applicationDeadline: null,
    offerDeadline: null,
    finalDeadline: null,
    deadlinePeriodDays: null,
  }
  if (!isRun(type)) return none
  const ofEach = { ...none, applicationDeadline, offerDeadline }
  return isContinuous(type) ? { ...ofEach, finalDeadline, deadlinePeriodDays } : ofEach
}

/** What a list shows while nothing is filed yet: the first deadline that comes. */
export function nextDeadline({ applicationDeadline, offerDeadline, finalDeadline }: Deadlines): Date | null {
  return applicationDeadline ?? offerDeadline ?? finalDeadline
}

export type SavedFacts = Deadlines & {
  type: TenderType
  name: string
  organizationId: number | null
  team: readonly TeamMember[]
}

/** Where a form shows title and buyer, for the message. */
type Places = { name: string; organizationId: string }

/** What a saved tender lacks of a team. */
const demandsOnTeam = (type: TenderType, team: readonly TeamMember[]): Verdict[] =>
  isRun(type)
    ? [
        team.length >= neededEditors ? allowed : refused('teamTooSmall', { fields: ['0.team'] }),
        team.some(({ role }) => role === 'ADMIN')
          ? allowed
          : refused('teamWithoutAdmin', { fields: ['0.team'] }),
      ]
    : []

/** Rounds have to be countable; whether deadlines make sense is looked at before a tender is published. */
const demandsOnRounds = (type: TenderType, deadlines: Deadlines): Verdict[] =>
  isContinuous(type)
    ? [
        deadlines.applicationDeadline
          ? allowed
          : refused('firstRoundMissing', { fields: ['0.applicationDeadline'] }),
        deadlines.deadlinePeriodDays
          ? allowed
          : refused('roundDaysMissing', { fields: ['0.deadlinePeriodDays'] }),
      ]
    : []

/** Everything that keeps a tender from being saved; the screen says the same. */
export function missingForSaving(tender: SavedFacts, places: Places): Refused[] {
  return [
    tender.name.trim() ? allowed : refused('tenderNameMissing', { fields: [places.name] }),
    tender.organizationId === null
      ? refused('tenderBuyerMissing', { fields: [places.organizationId] })
      : allowed,
    ...demandsOnTeam(tender.type, tender.team),
    ...demandsOnRounds(tender.type, tender),
  ].filter((verdict) => !verdict.allowed)
}

export const mayBeSaved = (tender: SavedFacts, places: Places): Verdict =>
  firstRefusal(...missingForSaving(tender, places))
