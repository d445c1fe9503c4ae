import { z } from 'zod'
import type { FormField } from '../form/form.ts'
import { takesCode } from './code-moves.ts'
import type { Side } from './migrated.ts'

/** What can be chosen in place of a code that is gone, under the heading of its kind where the list has kinds. */
export const NewOption = z.object({ value: z.string(), label: z.string(), group: z.string().optional() })
export type NewOption = z.infer<typeof NewOption>

/** Longer lists are searched in the form, where they have a picker of their own. */
const mostOptions = 100

/** Where one code became many, those that it became begin alike; `rest` is the old code of all others. */
const kinds: Readonly<Record<string, { starts: Readonly<Record<string, string>>; rest: string }>> = {
  'selection-criterion': {
    starts: { 'sui-act': 'slc-suit-', 'ef-stand': 'slc-stand-', 'tp-abil': 'slc-abil-' },
    rest: 'other',
  },
}

/** What each field of the newer form offers, those of the old code's kind first; worked out once for a field. */
export function newOptions(from: Side, to: Side): (field: FormField, gone: readonly string[]) => NewOption[] {
  const known = new Map<FormField, readonly (readonly [code: string, label: string])[]>()
  return (field, gone) => {
    const list = field.codeList
    if (list === undefined) return []
    const offered = known.get(field) ?? fewOf(field, list, to)
    known.set(field, offered)
    const kind = kinds[list]
    if (!kind) return offered.map(([value, label]) => ({ value, label }))
    const oldOf = (code: string): string =>
      Object.entries(kind.starts).find(([, start]) => code.startsWith(start))?.[0] ?? kind.rest
    const order = [...new Set([...gone, ...Object.keys(kind.starts), kind.rest])]
    return order.flatMap((old) =>
      offered
        .filter(([code]) => oldOf(code) === old)
        .map(([value, label]) => ({ value, label, group: from.lists.label(list, old) ?? old })),
    )
  }
}

/** All that the field takes; none where they are too many to read. */
function fewOf(field: FormField, list: string, { lists }: Side): readonly (readonly [string, string])[] {
  const few: (readonly [string, string])[] = []
  for (const entry of lists.codes(list)) {
    if (!takesCode(field, lists, entry[0])) continue
    if (few.length === mostOptions) return []
    few.push(entry)
  }
  return few
}
