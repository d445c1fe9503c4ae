import { cleanTypedName, foldedName, uniqueName } from '@allmende/domain/files/file-names.ts'

/** Folders in folders have to fit into what Windows takes as a path. */
const longestFolder = 60

/** Where a file of that name lies in the archive. */
export type Place = (folders: readonly string[], name: string) => string

/** Gives every file of an archive a place of its own, whatever it and its folders are called. */
export function placing(): Place {
  const taken = new Map<string, Set<string>>()
  return (folders, name) => {
    const parts = folders.map((folder) => cleanTypedName(folder.slice(0, longestFolder)) ?? 'Ohne Namen')
    const folder = parts.join('/')
    const there = taken.get(foldedName(folder)) ?? new Set<string>()
    taken.set(foldedName(folder), there)
    const unique = uniqueName(there, name)
    there.add(foldedName(unique))
    return [...parts, unique].join('/')
  }
}
