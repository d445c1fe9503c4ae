import type { Form, FormField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { lotGroups } from '@allmende/domain/notices/form/instances.ts'
import { stepsOf, topPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { isAllowed, why } from '@allmende/domain/tenders/change-faults.ts'
import type { Changeability, Changeable } from '@allmende/domain/tenders/change-rules.ts'
import { lotPanelsOf } from '@allmende/domain/tenders/lots.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { fieldOf, isStillOpen, type Which } from '@allmende/domain/procedure/deadlines.ts'
import { isPeriodOpen } from '@allmende/domain/procedure/final-deadlines.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import type { Locks } from '../../notices/notice-context.ts'

type Say = (text: Bilingual, values?: Values) => string

/** What stays as it was announced, field by field, so that nobody types what will be refused. */
export function locksOf(
  form: Form,
  announced: Pick<TeamTender, 'panels' | 'type' | 'skippedPhases'> & { lots: readonly DatedLot[] },
  changeable: Changeable,
  now: Date,
  say: Say,
): Locks {
  const { panels } = announced
  // Announced lots stay where they are: they cannot be removed, and what is added stands behind them.
  const lots = new Map(lotPanelsOf(form, panels).map(({ path, identifier }) => [path, identifier]))
  const levelAt = (path: ValuePath): Changeability => {
    const top = topPath(path)
    const lot = lots.get(top)
    if (lot !== undefined) return changeable.lots.get(lot) ?? 'all'
    return isLot(top) ? 'all' : changeable.common
  }
  return {
    whyNot: (path, field) => {
      const level = levelAt(path)
      return isAllowed(level, { field, groups: groupsOf(form, field) }) ? null : say(why(level, isLot(path)))
    },
    whyNotBeside: (path) => {
      const level = levelAt(path)
      return level === 'all' ? null : say(why(level, isLot(path)))
    },
    whyNotDeadline: (path, fact) => {
      const identifier = lots.get(path)
      const lot = identifier && announced.lots.find((one) => one.identifier === identifier)
      if (!lot) return null
      const which = fact === fieldOf.application ? 'application' : 'offer'
      const verdict = isStillOpen({ tender: announced }, lot, which, now)
      return verdict.allowed ? null : say(reasons[verdict.reason], verdict.values)
    },
    mayAdd: (parent) => (parent === '' ? changeable.common : levelAt(parent)) === 'all',
    mayRemove: (path) => !lots.has(path) && levelAt(path) === 'all',
  }
}

const isLot = (path: ValuePath): boolean => lotGroups.includes(stepsOf(topPath(path))[0]?.contentId ?? '')

const groupsOf = (form: Form, { contentId }: FormField): readonly string[] =>
  placesOf(form)
    .get(contentId)
    ?.groups.map((group) => group.contentId) ?? []

/** Why the tender's own words or its buyer stay as they are; null where they can be changed. */
export const ownLock = ({ common }: Changeable, needs: 'texts' | 'all', say: Say): string | null =>
  common === 'all' || (common === 'texts' && needs === 'texts') ? null : say(why(common, false))

type DatedLot = Pick<TeamTender['lots'][number], 'identifier' | 'stage' | 'outcome' | 'applicationDeadline'>
type Dated = Pick<TeamTender, 'type' | 'skippedPhases'> & { lots: readonly Omit<DatedLot, 'identifier'>[] }

/** Why a deadline of the tender decides about nothing any more; null where it does for one lot at least. */
export function deadlineLock(tender: Dated, which: Which, now: Date, say: Say): string | null {
  const verdicts = tender.lots.map((lot) => isStillOpen({ tender }, lot, which, now))
  const [first] = verdicts
  if (!first || first.allowed || verdicts.some(({ allowed }) => allowed)) return null
  return say(reasons[first.reason], first.values)
}

/** The same by the name of the field. */
export const deadlineLocks = (tender: Dated, now: Date, say: Say) => ({
  [fieldOf.application]: deadlineLock(tender, 'application', now, say),
  [fieldOf.offer]: deadlineLock(tender, 'offer', now, say),
  deadlinePeriodDays: periodLock(tender, now, say),
})

function periodLock({ type, lots }: Dated, now: Date, say: Say): string | null {
  if (!isContinuous(type)) return null
  const verdict = isPeriodOpen(lots, now)
  return verdict.allowed ? null : say(reasons[verdict.reason], verdict.values)
}
