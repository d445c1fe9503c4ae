import type { AuditChange } from '../deed/audit-event.ts'
import { sayPlace } from './added-file.ts'
import type { Folder } from './folder.ts'
import { folderPairs } from './folder-pairs.ts'
import { filesOf, foldersOf, type PlacedFile } from './folder-tree.ts'

/** So many lines the log has of one change; of more it says how many. */
const mostLines = 50

const line = (label: string, oldValue: string | null, newValue: string | null): AuditChange => ({
  label,
  oldValue,
  newValue,
})

/** What somebody did to folders and files, in the words of the log. */
export function folderChanges(before: readonly Folder[], after: readonly Folder[]): AuditChange[] {
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return []
  const pairs = folderPairs(before, after)
  const lines = [...changedFoldersIn(before, after, pairs), ...changedFilesIn(before, after, pairs)]
  const left = lines.length - mostLines
  return left <= 0
    ? lines
    : [...lines.slice(0, mostLines), line('Weitere Änderungen an Dateien und Ordnern', null, String(left))]
}

function changedFoldersIn(
  before: readonly Folder[],
  after: readonly Folder[],
  pairs: ReadonlyMap<Folder, Folder>,
): AuditChange[] {
  const [old, current] = [foldersOf(before), foldersOf(after)]
  const oldPaths = new Map(old.map(({ folder, path }) => [folder, path]))
  const parents = new Map(current.flatMap(({ folder }) => folder.children.map((child) => [child, folder])))
  const stayed = new Set(pairs.values())
  const oldParents = new Map(old.flatMap(({ folder }) => folder.children.map((child) => [child, folder])))
  return [
    ...current.flatMap(({ folder, path }) => {
      const prior = pairs.get(folder)
      if (!prior) return [line('Ordner angelegt', null, path)]
      const parent = parents.get(folder)
      const isMoved = (parent && pairs.get(parent)) !== oldParents.get(prior)
      if (!isMoved && prior.name === folder.name) return []
      return [line(isMoved ? 'Ordner verschoben' : 'Ordner umbenannt', oldPaths.get(prior) ?? null, path)]
    }),
    ...old.flatMap(({ folder, path }) => (stayed.has(folder) ? [] : [line('Ordner entfernt', path, null)])),
  ]
}

function changedFilesIn(
  before: readonly Folder[],
  after: readonly Folder[],
  pairs: ReadonlyMap<Folder, Folder>,
): AuditChange[] {
  const old = new Map(filesOf(before).map((placed) => [placed.file.serverId, placed]))
  return filesOf(after).flatMap((placed) => {
    const prior = old.get(placed.file.serverId)
    return prior
      ? fileLines(prior, placed, pairs.get(placed.folder) === prior.folder)
      : // What it was sent as is told under its number.
        [line('Datei abgelegt', placed.file.serverId, sayPlace(placed)), ...publicLines(false, placed)]
  })
}

function fileLines(prior: PlacedFile, placed: PlacedFile, isSameFolder: boolean): AuditChange[] {
  const [from, to] = [sayPlace(prior), sayPlace(placed)]
  const moved = placed.isArchived
    ? line('Datei archiviert', from, to)
    : line(prior.isArchived ? 'Datei wiederhergestellt' : 'Datei verschoben', from, to)
  const isMoved = !isSameFolder || prior.isArchived !== placed.isArchived
  const isArchivedStill = prior.isArchived && placed.isArchived
  return [
    ...(isMoved ? [isArchivedStill ? line('Archivierte Datei verschoben', from, to) : moved] : []),
    ...(!isMoved && prior.file.name !== placed.file.name ? [line('Datei umbenannt', from, to)] : []),
    ...publicLines(prior.file.isPublic, placed),
  ]
}

const publicLines = (wasPublic: boolean, placed: PlacedFile): AuditChange[] =>
  wasPublic === placed.file.isPublic
    ? []
    : [
        line(
          placed.file.isPublic ? 'Datei veröffentlicht' : 'Datei nicht mehr öffentlich',
          null,
          sayPlace(placed),
        ),
      ]
