/** `zip` or `contact.zip`: the way to a value inside a form's values; lists are values of their own. */
export type FieldPath<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[] | Date
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${FieldPath<NonNullable<T[K]>>}`
      : K
}[keyof T & string]

export type ValueAt<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? ValueAt<NonNullable<T[Head]>, Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never

type Tree = { readonly [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), values)
}

/** A copy with one value changed; everything beside the way stays the same object. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [head = '', ...rest] = path.split('.')
  const branch = isTree(values) ? values[head] : undefined
  const next = rest.length === 0 ? value : withValueAt(branch ?? {}, rest.join('.'), value)
  return { ...values, [head]: next } as T
}
