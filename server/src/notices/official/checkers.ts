import { type Check, openChecker } from './checker.ts'
import type { OfficialFolders } from './official-folders.ts'

/** The checks of several versions of the standard, each opened for its first notice. */
export function openCheckers(folders: readonly OfficialFolders[]): (version: string) => Check {
  const opened = new Map<string, Check>()
  return (version) => {
    const known = opened.get(version)
    if (known) return known
    const own = folders.find((folder) => folder.version === version)
    if (!own) throw new Error(`the official checks are not set up for version ${version}`)
    const check = openChecker(own)
    opened.set(version, check)
    return check
  }
}
