import type { Form } from '../../notices/form/form.ts'
import type { ValuePath } from '../../notices/form/paths.ts'
import { isStorableMoment } from '../../method.ts'
import { fieldAt, pathsTo } from '../../notices/values/reading.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { isRun, type TenderType } from '../../procedure/tender-type.ts'
import { allowed, refused, type Verdict } from '../../verdict.ts'
import { type LotPanel, lotPanelsOf } from '../lots.ts'

/** The end of the day where a notice names no time. */
const endOfDay = '23:59:59'

/** The deadlines of applications, of offers and of expressions of interest. */
type Term = 'BT-131' | 'BT-1311' | 'BT-630'

/** A deadline as a lot's notice names it, and where. */
export type NamedDeadline = { at: Date; fieldId: string; path: ValuePath }

export function namedMoment(
  form: Form,
  values: PanelValues,
  panel: LotPanel,
  term: Term,
): NamedDeadline | null {
  const idOf = (half: 'd' | 't') => `${term}(${half})-${panel.suffix}`
  const [path, timePath] = [idOf('d'), idOf('t')].map((id) => pathsTo(form, values, id, panel.path)[0])
  const date = path && fieldAt(values, path)?.dateValue
  if (!date) return null
  const [day, offset] = [date.slice(0, 10), date.slice(10) || 'Z']
  const time = (timePath && fieldAt(values, timePath)?.dateTimeValue) || `${endOfDay}${offset}`
  const at = new Date(`${day}T${time}`)
  return isStorableMoment(at) ? { at, fieldId: idOf('d'), path } : null
}

type Notice = { type: TenderType; panels: PanelValues }

/** What is typed by hand: in procedures that we run the first two follow the tender's own; what was awarded tells of the past. */
function typedTerms(type: TenderType): readonly Term[] {
  if (isRun(type)) return ['BT-630']
  return type === 3 ? ['BT-131', 'BT-1311', 'BT-630'] : []
}

const typedInNotice = (form: Form, { type, panels }: Notice): NamedDeadline[] =>
  lotPanelsOf(form, panels).flatMap((panel) =>
    typedTerms(type).flatMap((term) => namedMoment(form, panels, panel, term) ?? []),
  )

/** What a notice names by hand and is over by then. */
export const pastInNotice = (form: Form, notice: Notice, by: Date): NamedDeadline[] =>
  typedInNotice(form, notice).filter(({ at }) => at <= by)

/** What a change names anew and is over; what was announced before may have passed since. */
export function newlyPastInNotice(form: Form, before: Notice, after: Notice, now: Date): NamedDeadline[] {
  const said = new Set(typedInNotice(form, before).map(({ path, at }) => `${path} ${at.getTime()}`))
  return pastInNotice(form, after, now).filter(({ path, at }) => !said.has(`${path} ${at.getTime()}`))
}

export function mayName(form: Form, notice: Notice, published: Date): Verdict {
  const past = pastInNotice(form, notice, published)
  if (past.length === 0) return allowed
  return refused('noticeDeadlineBeforeStart', {
    values: { published },
    fields: past.map(({ path }) => `0.panels.${path}`),
  })
}
