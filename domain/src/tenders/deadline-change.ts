import type { Form } from '../notices/form/form.ts'
import type { RefusedDeadline, TenderChange } from '../procedure/changing.ts'
import { fieldOf, isStillOpen } from '../procedure/deadlines.ts'
import type { ProcedureState } from '../procedure/state.ts'
import { isContinuous } from '../procedure/tender-type.ts'
import type { Refused } from '../verdict.ts'
import { lotDeadlinePath } from './check/own-places.ts'
import {
  type DatedForm,
  type LotDeadlineName,
  type LotDeadlines,
  lotDeadlinesIn,
  withDeadlines,
} from './deadlines-in-force.ts'
import { lotPanelsOf, ownDeadline } from './lots.ts'
import type { Lot } from './tenders.contract.ts'

type Wanted<Facts> = {
  /** What the procedure has to do. */
  change: Omit<TenderChange, 'reason'>
  /** What is to be announced: a lot that is past a deadline keeps the one it had, whatever the tender's becomes. */
  after: Facts
  /** Deadlines of the tender that concern no lot any more. */
  idle: readonly RefusedDeadline[]
  /** Where a deadline of the form is typed. */
  placeOf: (deadline: Pick<RefusedDeadline, 'lotId' | 'name'>) => string
}

type Asked<Facts> = {
  state: ProcedureState
  lots: readonly Pick<Lot, 'id' | 'identifier'>[]
  before: DatedForm
  after: Facts
  now: Date
}

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime()

/** What a changed form means for the deadlines of a procedure. */
export function deadlineChange<Facts extends DatedForm>(form: Form, asked: Asked<Facts>): Wanted<Facts> {
  const { state, lots, before, after, now } = asked
  const [old, wanted] = [lotDeadlinesIn(form, before), lotDeadlinesIn(form, after)]
  const [oldOwn, newOwn] = [ownOf(form, before), ownOf(form, after)]
  const kept = new Map<string | null, LotDeadlines>(wanted)
  const past = new Map<LotDeadlineName, Refused>()
  const moved = new Set<LotDeadlineName>()
  const changes = lots.flatMap(({ id, identifier }) => {
    const course = state.lots.find((lot) => lot.id === id)
    const [was, is] = [old.get(identifier), wanted.get(identifier)]
    if (!course || !was || !is) return []
    const change: { applicationDeadline?: Date | null; offerDeadline?: Date | null } = {}
    for (const which of ['application', 'offer'] as const) {
      const name = fieldOf[which]
      if (isSame(was[name], is[name])) continue
      const verdict = isStillOpen(state, course, which, now)
      const isOwn = !isSame(oldOwn(identifier, name), newOwn(identifier, name))
      if (verdict.allowed || isOwn) {
        change[name] = is[name]
        moved.add(name)
      } else {
        past.set(name, verdict)
        kept.set(identifier, { ...(kept.get(identifier) ?? is), [name]: was[name] })
      }
    }
    return Object.keys(change).length > 0 ? [{ lotId: id, ...change }] : []
  })
  const idle = [...past]
    .filter(([name]) => !moved.has(name) && !isSame(before[name], after[name]))
    .map(([name, refusal]) => ({ lotId: null, name, refusal }))
  const identifierOf = new Map(lots.map(({ id, identifier }) => [id, identifier]))
  const paths = new Map(lotPanelsOf(form, after.panels).map(({ identifier, path }) => [identifier, path]))
  return {
    change: { lots: changes, ...(isContinuous(after.type) ? finalsOf(before, after) : {}) },
    after: withDeadlines(form, after, kept),
    idle,
    placeOf: ({ lotId, name }) => {
      const identifier = lotId === null ? undefined : identifierOf.get(lotId)
      const path = identifier === undefined ? undefined : paths.get(identifier)
      const isLots = name === 'applicationDeadline' || name === 'offerDeadline'
      if (path !== undefined && isLots && newOwn(identifier ?? null, name) !== null)
        return `0.panels.${lotDeadlinePath(path, name)}`
      return `0.${name === 'finalOfferDeadline' ? 'offerDeadline' : name}`
    },
  }
}

/** What lots set for themselves. */
function ownOf(form: Form, { panels }: DatedForm) {
  const lots = new Map(lotPanelsOf(form, panels).map(({ identifier, value }) => [identifier, value]))
  return (identifier: string | null, name: LotDeadlineName): Date | null => {
    const lot = lots.get(identifier)
    return lot ? ownDeadline(lot, name) : null
  }
}

/** What all lots of a continuous procedure share. */
function finalsOf(before: DatedForm, after: DatedForm): Omit<TenderChange, 'lots' | 'reason'> {
  return {
    ...(isSame(before.finalDeadline, after.finalDeadline) ? {} : { finalDeadline: after.finalDeadline }),
    ...(isSame(before.offerDeadline, after.offerDeadline) ? {} : { finalOfferDeadline: after.offerDeadline }),
    ...(before.deadlinePeriodDays === after.deadlinePeriodDays
      ? {}
      : { deadlinePeriodDays: after.deadlinePeriodDays }),
  }
}
