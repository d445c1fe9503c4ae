import type { Form } from '@allmende/domain/notices/form/form.ts'
import { roundsOnceChanged } from '@allmende/domain/procedure/changing.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { deadlineChange } from '@allmende/domain/tenders/deadline-change.ts'
import type { DatedForm } from '@allmende/domain/tenders/deadlines-in-force.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { lotNames } from '../course/lot-names.ts'
import { courseOf, lotCourseOf } from '../course/shown-course.ts'

type NextRound = { round: number; end: Date; lots: string }

/** Which round runs in which lots once the end of all rounds has moved, and until when; lots are named where they differ. */
export function roundsOnceMoved(
  form: Form,
  announced: TeamTender,
  { standing, pending }: { standing: DatedForm; pending: DatedForm },
  now: Date,
): NextRound[] {
  const state = { tender: courseOf(announced), lots: announced.lots.map(lotCourseOf), lotOffers: [] }
  const asked = { state, lots: announced.lots, before: standing, after: pending, now }
  const { change } = deadlineChange(form, asked)
  if (!isContinuous(announced.type) || !change.finalDeadline) return []
  const running = roundsOnceChanged(state, change, now)
  const alike = Map.groupBy(running, ({ round, end }) => `${round} ${end.getTime()}`)
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { round, end } = first
    const lots = announced.lots.filter(({ id }) => same.some(({ lotId }) => lotId === id))
    return [{ round, end, lots: alike.size === 1 ? '' : lotNames(lots) }]
  })
}
