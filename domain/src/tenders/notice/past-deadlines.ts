import { isRequired } from '../../notices/check/visibility.ts'
import { type Form, isField } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import type { ValuePath } from '../../notices/form/paths.ts'
import { withField } from '../../notices/values/editing.ts'
import { fieldAt, pathsTo } from '../../notices/values/reading.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { noticeTime } from '../../times.ts'
import { withEachLot } from '../lots.ts'

const [day, time] = ['BT-131(d)', 'BT-131(t)']

/**
 * The standard takes no notice whose deadline for offers is not after the day of its dispatch (BR-BT-00131-0151), not
 * even one that changes or cancels what was announced before. Where the form can do without it, it is left out then.
 */
export function withoutPastDeadlines(form: Form, values: PanelValues, sent: Date): PanelValues {
  const today = noticeTime(sent).date.slice(0, 10)
  return withEachLot(form, values, (alone, { suffix, path }) => {
    const [dated, timed] = [day, time].map((id) => pathsTo(form, alone, `${id}-${suffix}`, path)[0])
    const date = dated === undefined ? undefined : fieldAt(alone, dated)?.dateValue
    const field = placesOf(form).get(`${day}-${suffix}`)?.item
    if (dated === undefined || !date || date.slice(0, 10) > today || !field || !isField(field)) return alone
    if (isRequired(form, alone, holderOf(dated), field)) return alone
    const undated = withField(form, alone, dated, null)
    return timed === undefined ? undated : withField(form, undated, timed, null)
  })
}

const holderOf = (path: ValuePath): ValuePath => path.slice(0, path.lastIndexOf('/'))
