import type { Found } from '../../notices/check/check.ts'
import type { Form } from '../../notices/form/form.ts'
import { nameOf } from '../../notices/form/names.ts'
import { fieldAt, pathsTo } from '../../notices/values/reading.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { lotPanelsOf } from '../lots.ts'
import { tenderCheckTexts as texts } from './tender-check.texts.ts'

/** Lots whose contract would end before it begins. */
export function durationFindings(form: Form, panels: PanelValues): Found[] {
  return lotPanelsOf(form, panels).flatMap(({ path, suffix }): Found[] => {
    const [start, end] = ['BT-536', 'BT-537'].map(
      (term) => pathsTo(form, panels, `${term}-${suffix}`, path)[0],
    )
    const [from, to] = [start, end].map((at) =>
      at ? fieldAt(panels, at)?.dateValue?.slice(0, 10) : undefined,
    )
    if (!end || !from || !to || to >= from) return []
    return [
      {
        severity: 'ERROR',
        fieldId: `BT-537-${suffix}`,
        panelPath: end,
        rule: 'endBeforeStart',
        text: texts.endBeforeStart,
        values: { name: nameOf(form, panels, end) },
      },
    ]
  })
}
