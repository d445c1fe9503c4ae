import type { Folder, ParcelFile } from './folder.ts'
import { filesOf, foldersOf } from './folder-tree.ts'

const allOf = ({ contents, archive }: Folder): ParcelFile[] => [...contents, ...archive]
const isBare = (folder: Folder): boolean => allOf(folder).length === 0

/**
 * Which folder each was before, as far as that can be told: folders have no numbers. One of the same name in the same
 * place is the same; else the one that its files come from, or an empty one as old that was renamed or moved.
 */
export function folderPairs(
  before: readonly Folder[],
  after: readonly Folder[],
): ReadonlyMap<Folder, Folder> {
  const pairs = new Map<Folder, Folder>()
  const staying = new Set(foldersOf(after).map(({ path }) => path))
  const free = new Set(
    foldersOf(before)
      .filter(({ path }) => !staying.has(path))
      .map(({ folder }) => folder),
  )
  const taken = new Set<Folder>()
  const homes = new Map(filesOf(before).map(({ file, folder }) => [file.serverId, folder]))

  const priorOf = (folder: Folder, siblings: readonly Folder[]): Folder | undefined => {
    const same = siblings.find((one) => one.name === folder.name && !taken.has(one))
    if (same) return same
    const isPossible = (one: Folder) => free.has(one) && !taken.has(one) && one.created === folder.created
    const home = allOf(folder)
      .map(({ serverId }) => homes.get(serverId))
      .find((one) => one !== undefined && isPossible(one))
    if (home || !isBare(folder)) return home
    const isEmptied = (one: Folder) => isPossible(one) && isBare(one)
    return siblings.find(isEmptied) ?? [...free].find((one) => one.name === folder.name && isEmptied(one))
  }

  const pair = (list: readonly Folder[], siblings: readonly Folder[]): void => {
    for (const folder of list) {
      const prior = priorOf(folder, siblings)
      if (prior) {
        taken.add(prior)
        pairs.set(folder, prior)
      }
      pair(folder.children, prior?.children ?? [])
    }
  }
  pair(after, before)
  return pairs
}
