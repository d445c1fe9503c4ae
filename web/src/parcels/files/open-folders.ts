import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { folderAt } from '@allmende/domain/parcels/folder-tree.ts'
import { useState } from 'react'
import { countIn } from './folder-tree.ts'

/** Which folders are open. */
export type OpenFolders = {
  isOpen: (path: string) => boolean
  toggle: (path: string) => void
  show: (path: string) => void
}

/** So many files are read at a glance: their folders are open from the start. */
const fewFiles = 30

/** Also what was put away: the folder must not close over the way back. */
const holdsAnything = (folder: Folder): boolean => countIn(folder) + folder.archive.length > 0

export function useOpenFolders(tree: readonly Folder[]): OpenFolders {
  const [areFew] = useState(() => tree.reduce((count, folder) => count + countIn(folder), 0) <= fewFiles)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = (path: string) => {
    const folder = folderAt(tree, path)
    return chosen.get(path) ?? (areFew && folder !== null && holdsAnything(folder))
  }
  const set = (path: string, isNowOpen: boolean) => setChosen(new Map(chosen).set(path, isNowOpen))
  return { isOpen, toggle: (path) => set(path, !isOpen(path)), show: (path) => set(path, true) }
}
