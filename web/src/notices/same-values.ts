/** Whether two trees say the same; branches that are the same object are not walked. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isTree(one) || !isTree(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => sameValues(one[key], other[key]))
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
