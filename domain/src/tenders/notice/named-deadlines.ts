import type { Form } from '../../notices/form/form.ts'
import type { ValuePath } from '../../notices/form/paths.ts'
import { isStorableMoment } from '../../method.ts'
import { fieldAt, pathsTo } from '../../notices/values/reading.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import type { TenderType } from '../../procedure/tender-type.ts'
import { allowed, refused, type Verdict } from '../../verdict.ts'
import { type LotPanel, lotPanelsOf } from '../lots.ts'

/** The end of the day where a notice names no time. */
const endOfDay = '23:59:59'

/** A deadline as a lot's notice names it, and where. */
export type NamedDeadline = { at: Date; fieldId: string; path: ValuePath }

export function namedMoment(
  form: Form,
  values: PanelValues,
  panel: LotPanel,
  term: 'BT-131' | 'BT-1311',
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

/** What a notice of something to come names by hand and is over by then; in procedures that we run it follows the tender's own. */
export const pastInNotice = (form: Form, { type, panels }: Notice, by: Date): NamedDeadline[] =>
  type === 3
    ? lotPanelsOf(form, panels).flatMap((panel) =>
        (['BT-131', 'BT-1311'] as const)
          .flatMap((term) => namedMoment(form, panels, panel, term) ?? [])
          .filter(({ at }) => at <= by),
      )
    : []

export function mayName(form: Form, notice: Notice, published: Date): Verdict {
  const past = pastInNotice(form, notice, published)
  if (past.length === 0) return allowed
  return refused('noticeDeadlineBeforeStart', {
    values: { published },
    fields: past.map(({ path }) => `0.panels.${path}`),
  })
}
