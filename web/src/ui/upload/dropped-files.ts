/** A file and where it lay: `Pläne/EG/grundriss.pdf`. */
export type PickedFile = { file: File; path: string }

type Entry = Pick<FileSystemEntry, 'isDirectory' | 'name' | 'fullPath'>

export const pickedFile = (file: File): PickedFile => ({ file, path: file.name })

/** What systems put into folders for themselves. */
const isHidden = (name: string): boolean => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

/** Everything that was dropped; of a folder all files below it. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly PickedFile[]> {
  // Looked at before anything is waited for: afterwards the browser has emptied it.
  const dropped = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const found = dropped.map(({ entry, file }) => {
    if (entry?.isDirectory) return filesBelow(entry)
    return file ? [pickedFile(file)] : []
  })
  return (await Promise.all(found)).flat()
}

/** The files of a folder and of those in it, with their paths. */
export async function filesBelow(entry: Entry): Promise<readonly PickedFile[]> {
  if (isHidden(entry.name)) return []
  if (!entry.isDirectory) {
    const file = await fileOf(entry as FileSystemFileEntry)
    return [{ file, path: entry.fullPath.replace(/^\//, '') }]
  }
  const inside = await entriesOf(entry as FileSystemDirectoryEntry)
  return (await Promise.all(inside.map(filesBelow))).flat()
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((found, failed) => entry.file(found, failed))

/** The browser tells a hundred at a time, and none when it is through. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = directory.createReader()
  const read = () => new Promise<FileSystemEntry[]>((told, failed) => reader.readEntries(told, failed))
  const entries: FileSystemEntry[] = []
  // oxlint-disable-next-line no-await-in-loop -- the next part is told after the one before
  for (let part = await read(); part.length > 0; part = await read()) entries.push(...part)
  return entries
}
