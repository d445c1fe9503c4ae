/** The values of a field as they are seen from a place of the form. */
export type Seen =
  | {
      field: string
      /** Wherever in the notice it stands, not only as seen from here. */
      everywhere?: true
      /** Only those from whose own place this holds. */
      where?: Condition
    }
  | { variable: string }

/** A length of time as the standard writes it: `P4Y`. */
export type Period = string

/** What one of the values seen must be; where none is seen, only `absent` holds. */
type Tested =
  | { is: 'present' | 'absent' }
  | { equals: string }
  | { unlike: string }
  | { among: readonly string[] | Seen }
  | { above: number }
  | { longer: Period }

/** When a field is required or forbidden: a small tree over the values of other fields. */
export type Condition =
  | (Seen & Tested)
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { count: Seen; below: number }
  | { count: Seen; above: number }
  /** It is longer than that from one day to another. */
  | { from: Seen; until: Seen; longer: Period }
  /** Whatever values the variables take; each may look at those before it. */
  | { every: readonly Binding[]; satisfies: Condition }
  /** Seen from the instance of this group round here; '' is the whole notice. */
  | { around: string; holds: Condition }

export type Binding = readonly [variable: string, seen: Seen]

/** The fields a condition looks at, as they stand in it. */
export function fieldsOf(condition: Condition): string[] {
  const fields: string[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('field' in part) fields.push(String(part.field))
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(condition)
  return fields
}

const asked = new WeakMap<Condition, boolean>()

/** Whether it says something of a variable, and so comes out otherwise for each of its values. */
export function mentionsVariable(condition: Condition): boolean {
  const last = asked.get(condition)
  if (last !== undefined) return last
  const walk = (part: unknown): boolean =>
    typeof part === 'object' && part !== null && ('variable' in part || Object.values(part).some(walk))
  const mentions = walk(condition)
  asked.set(condition, mentions)
  return mentions
}
