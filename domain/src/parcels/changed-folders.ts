import { cleanTypedName, foldedName, renamedAs, uniqueName } from '../files/file-names.ts'
import { isProgram } from '../files/file-types.ts'
import { refuse } from '../verdict.ts'
import { newFile } from './added-file.ts'
import { folded } from './folded.ts'
import { type Folder, mostFolders, type ParcelFile } from './folder.ts'
import { folderPairs } from './folder-pairs.ts'
import { filesOf, foldersOf, type PlacedFile } from './folder-tree.ts'

/** A file that was sent and lies nowhere yet. */
export type Waiting = { serverId: string; size: number; created: Date }

const fields = ['0.files']
const named = (file: { name: string }) => ({ fields, values: { name: file.name } })

/**
 * The folders of a parcel as somebody wants them: folders come, go and are renamed, files are moved, renamed, shared, put
 * away and fetched back. None is invented, dropped or doubled, and what the server knows of a file nobody else says.
 */
export function changedFolders(
  current: readonly Folder[],
  wish: readonly Folder[],
  waiting: readonly Waiting[],
  now: Date,
): Folder[] {
  demandShape(wish)
  const known = new Map(filesOf(current).map((placed) => [placed.file.serverId, placed]))
  const coming = new Map(waiting.map((file) => [file.serverId, file]))
  demandFiles(wish, known, coming)
  const pairs = folderPairs(current, wish)

  const kept = (folder: Folder): Folder => {
    const prior = pairs.get(folder)
    const stays = (file: ParcelFile, isArchived: boolean): boolean => {
      const before = known.get(file.serverId)
      return before !== undefined && before.folder === prior && before.isArchived === isArchived
    }
    const names = namesIn(folder, known, stays)
    const file = (wished: ParcelFile, isArchived: boolean, name: string): ParcelFile => {
      const { serverId, isPublic } = wished
      const arrived = coming.get(serverId)
      if (arrived) return newFile({ ...arrived, name }, isPublic)
      const { file: before = wished } = known.get(serverId) ?? {}
      // Whoever moves it or fetches it back does not want it gone.
      const asked = stays(wished, isArchived)
        ? {}
        : { deletionRequestUsername: null, deletionRequested: null }
      return { ...before, ...asked, name, isPublic, replacedBy: isArchived ? before.replacedBy : null }
    }
    return {
      name: folder.name,
      created: prior?.created ?? now.toISOString(),
      children: folder.children.map(kept),
      contents: folder.contents.map((one) => file(one, false, names.get(one.serverId) ?? one.name)),
      archive: folder.archive.map((one) => file(one, true, usable(one, known.get(one.serverId)))),
    }
  }
  return wish.map(kept)
}

function demandShape(wish: readonly Folder[]): void {
  const folders = foldersOf(wish)
  if (folders.length > mostFolders)
    refuse('foldersTooMany', { fields, values: { most: String(mostFolders) } })
  for (const siblings of [wish, ...folders.map(({ folder }) => folder.children)]) {
    const names = new Set<string>()
    for (const { name } of siblings) {
      if (names.has(folded(name))) refuse('folderDoubled', { fields, values: { folder: name } })
      names.add(folded(name))
    }
  }
}

function demandFiles(
  wish: readonly Folder[],
  known: ReadonlyMap<string, PlacedFile>,
  coming: ReadonlyMap<string, Waiting>,
): void {
  const seen = new Set<string>()
  for (const { file } of filesOf(wish)) {
    if (seen.has(file.serverId)) refuse('filesDoubled', named(file))
    seen.add(file.serverId)
    if (!known.has(file.serverId) && !coming.has(file.serverId)) refuse('filesInvented', named(file))
  }
  for (const [serverId, { file }] of known) if (!seen.has(serverId)) refuse('filesDropped', named(file))
}

/** What each file of a folder is called: a new name has to be free, what comes from elsewhere gets a number. */
function namesIn(
  { name: folder, contents }: Folder,
  known: ReadonlyMap<string, PlacedFile>,
  stays: (file: ParcelFile, isArchived: boolean) => boolean,
): ReadonlyMap<string, string> {
  const wanted = contents.map((file) => {
    const before = known.get(file.serverId)
    const name = usable(file, before)
    return { file, name, isHere: stays(file, false), isSame: before?.file.name === name }
  })
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const keep = (file: ParcelFile, name: string) => {
    names.set(file.serverId, name)
    taken.add(foldedName(name))
  }
  for (const { file, name } of wanted.filter(({ isHere, isSame }) => isHere && isSame)) keep(file, name)
  for (const { file, name } of wanted.filter(({ isHere, isSame }) => isHere && !isSame)) {
    if (taken.has(foldedName(name))) refuse('folderNameTaken', { fields, values: { folder, name } })
    keep(file, name)
  }
  for (const { file, name } of wanted.filter(({ isHere }) => !isHere)) keep(file, uniqueName(taken, name))
  return names
}

/** A name that a file can have; who leaves its ending out means the old one. */
function usable({ name: typed }: ParcelFile, before: PlacedFile | undefined): string {
  if (before?.file.name === typed) return typed
  const clean = cleanTypedName(typed) ?? refuse('fileNameUnusable', { fields })
  const name = before ? renamedAs(clean, before.file.name) : clean
  if (isProgram(new Uint8Array(), name)) refuse('fileTypeRefused', { fields, values: { name } })
  return name
}
