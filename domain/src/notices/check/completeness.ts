import type { Form } from '../form/form.ts'
import { dutiesOf } from './duties.ts'
import type { ValuePath } from '../form/paths.ts'
import type { PanelValues } from '../values/values.ts'

/** The visible required fields of a panel that are empty. */
export const missingIn = (form: Form, values: PanelValues, panelPath: ValuePath): readonly ValuePath[] =>
  dutiesOf(form, values, panelPath).missing
