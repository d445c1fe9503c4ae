/** When a field is required or forbidden: a small tree over the values of other fields. */
export type Condition =
  | { field: string; is: 'present' | 'absent' }
  | { field: string; equals: string }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
