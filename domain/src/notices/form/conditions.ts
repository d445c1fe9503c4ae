/** When a field is required or forbidden: a small tree over the values of other fields. */
export type Condition =
  | { field: string; is: 'present' | 'absent' }
  | { field: string; equals: string }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

/** What a field holds, as texts; none where it is empty. */
export type Read = (field: string) => readonly string[]

export function holds(condition: Condition, read: Read): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, read))
  if ('any' in condition) return condition.any.some((part) => holds(part, read))
  if ('not' in condition) return !holds(condition.not, read)
  if ('equals' in condition) return read(condition.field).includes(condition.equals)
  return read(condition.field).length > 0 === (condition.is === 'present')
}

/** The fields a condition looks at. */
export function fieldsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOf)
  if ('any' in condition) return condition.any.flatMap(fieldsOf)
  return 'not' in condition ? fieldsOf(condition.not) : [condition.field]
}

/** The field without whose value the condition would come out otherwise; else the first it looks at. */
export function causeOf(condition: Condition, read: Read): string | undefined {
  const outcome = holds(condition, read)
  const fields = fieldsOf(condition)
  const decisive = fields.find(
    (field) =>
      read(field).length > 0 && holds(condition, (other) => (other === field ? [] : read(other))) !== outcome,
  )
  return decisive ?? fields.find((field) => read(field).length > 0) ?? fields[0]
}
