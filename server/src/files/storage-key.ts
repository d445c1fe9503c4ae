const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isStorageKey = (name: string): boolean => uuid.test(name)

/** The key, where it is one of ours: it becomes part of a path. */
export function checkedKey(key: string): string {
  if (!isStorageKey(key))
    throw new Error(`not the key of a file: ${JSON.stringify(String(key).slice(0, 80))}`)
  return key
}
