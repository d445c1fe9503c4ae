import type { CodeLists } from '../catalogue/code-lists.ts'
import { type Form, isField } from '../form/form.ts'
import type { ValuePath } from '../form/paths.ts'
import { withField } from './editing.ts'
import { misfits } from './fit.ts'
import { fieldAt, itemAt } from './reading.ts'
import type { FieldValue, PanelValues } from './values.ts'

/** Each round finds a hundred; whoever has more has no notice. */
const mostRounds = 20

/** A value that goes, and what stood there with it. */
export type Dropped = { path: ValuePath; value: FieldValue; values: PanelValues }

/** The values without those that cannot be stored, of which `told` hears; null where hardly any can be kept. */
export function withoutMisfits(
  form: Form,
  values: PanelValues,
  lists: CodeLists,
  told: (dropped: Dropped) => void = () => undefined,
): PanelValues | null {
  let fitting = values
  for (let round = 0; round < mostRounds; round++) {
    const faults = misfits(form, fitting, lists)
    if (faults.length === 0) return fitting
    for (const { path } of faults) {
      const [item, value] = [itemAt(form, path), fieldAt(fitting, path)]
      if (!item || !isField(item) || !value) return null
      told({ path, value, values: fitting })
      fitting = withField(form, fitting, path, null)
    }
  }
  return null
}
