import { z } from 'zod'
import { final } from '../../method.ts'
import { isField } from '../form/form.ts'
import type { ValuePath } from '../form/paths.ts'
import { withField } from '../values/editing.ts'
import { fieldAt, itemAt, textsOf } from '../values/reading.ts'
import { slotOf } from '../values/slots.ts'
import type { PanelValues } from '../values/values.ts'
import { takesCode } from './code-moves.ts'
import type { Migration, Side } from './migrated.ts'

/** What somebody has chosen in place of a code that is gone. */
export const Choice = z.object({
  path: z.string().min(1).max(1000, final),
  codes: z.array(z.string().min(1).max(100, final)).min(1).max(100),
})
export type Choice = z.infer<typeof Choice>

/** The migrated values with what was chosen; `wrong` are choices that nobody asked for, or that the field does not take. */
export function withChoices(
  { form, lists }: Side,
  { values, anew }: Migration,
  choices: readonly Choice[],
): { values: PanelValues; wrong: readonly ValuePath[] } {
  const asked = new Set(anew.filter(({ reason }) => reason === 'code').map(({ to }) => to))
  const wrong: ValuePath[] = []
  const chosen = choices.reduce((current, { path, codes }) => {
    const item = itemAt(form, path)
    const [code = ''] = codes
    const isTaken = item && isField(item) && codes.every((one) => takesCode(item, lists, one))
    if (!asked.has(path) || !isTaken || (slotOf(item) !== 'listValue' && codes.length > 1)) {
      wrong.push(path)
      return current
    }
    if (slotOf(item) !== 'listValue') return withField(form, current, path, { stringValue: code })
    const listValue = [...new Set([...textsOf(fieldAt(current, path)), ...codes])]
    return withField(form, current, path, { listValue })
  }, values)
  return { values: chosen, wrong }
}
