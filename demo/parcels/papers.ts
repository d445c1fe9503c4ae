import { createHash } from 'node:crypto'
import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { pdfOf } from '../documents.ts'
import type { Visitor } from '../visitor.ts'

/** A paper of a parcel: in which folder it lies, and what has become of it. */
type Paper = {
  folder: string
  name: string
  lines: readonly string[]
  isPublic?: true
  isArchived?: true
  /** What stood in it before. */
  earlier?: readonly string[]
}

const plan: Paper = {
  folder: 'Kataster/Lagepläne',
  name: 'Lageplan.pdf',
  isPublic: true,
  lines: ['Lageplan', 'Auszug aus der Liegenschaftskarte, ohne Maßstab.', 'Stand nach der Neuvermessung.'],
  earlier: ['Lageplan', 'Auszug aus der Liegenschaftskarte, ohne Maßstab.'],
}
const soil: Paper = {
  folder: 'Gutachten/Boden',
  name: 'Bodengutachten.pdf',
  isPublic: true,
  lines: ['Bodengutachten', 'Sand über Geschiebelehm, tragfähig ab einem Meter Tiefe.'],
}
const burdens: Paper = {
  folder: 'Gutachten/Altlasten',
  name: 'Auskunft Altlasten.txt',
  lines: ['Für das Flurstück liegt kein Eintrag im Altlastenkataster vor.'],
}
const lease: Paper = {
  folder: 'Verträge',
  name: 'Pachtvertrag bis 2024.pdf',
  isArchived: true,
  lines: ['Pachtvertrag', 'Gekündigt zum 31. Dezember 2024.'],
}

/** Which papers lie in the folders of which parcels. */
export const papers: Readonly<Record<string, readonly Paper[]>> = {
  'Moorkuhlen Nord': [plan, soil, burdens, lease],
  'Dorfstraße 7': [plan, burdens],
  'Moorkuhlen mit Teich': [soil, lease],
}

/** Puts the papers of a parcel where they belong. */
export async function fileAway(clerk: Visitor, id: number, name: string): Promise<void> {
  for (const paper of papers[name] ?? []) {
    const first = idOf(`${id} ${paper.name} before`)
    if (paper.earlier) await send(clerk, id, first, { ...paper, lines: paper.earlier })
    const replaces = paper.earlier && first
    await send(clerk, id, idOf(`${id} ${paper.name}`), paper, replaces)
  }
  const parcel = await clerk.call('getPropertyById', id)
  const { files = [], version = 0 } = parcel
  const marked = new Map((papers[name] ?? []).map((paper) => [idOf(`${id} ${paper.name}`), paper]))
  if (marked.size > 0)
    await clerk.call('updateProperty', {
      id,
      version,
      files: files.map((folder) => arranged(folder, marked)),
    })
}

async function send(clerk: Visitor, id: number, serverId: string, paper: Paper, replaces?: string) {
  const place = { folder: paper.folder, ...(replaces !== undefined && { replaces }) }
  const link = await clerk.call('getPropertyUploadLink', id, 'document', serverId, place)
  await clerk.send(link, { name: paper.name, content: await contentOf(paper) })
}

const contentOf = ({ name, lines }: Paper): Promise<Buffer> | Buffer =>
  name.endsWith('.pdf') ? pdfOf(lines) : Buffer.from(lines.join('\n'))

/** What everybody may have, and what was put away. */
function arranged(folder: Folder, marked: ReadonlyMap<string, Paper>): Folder {
  const contents = folder.contents.map((file) => ({
    ...file,
    isPublic: marked.get(file.serverId)?.isPublic ?? false,
  }))
  const isPutAway = ({ serverId }: { serverId: string }) => marked.get(serverId)?.isArchived ?? false
  return {
    ...folder,
    children: folder.children.map((child) => arranged(child, marked)),
    contents: contents.filter((file) => !isPutAway(file)),
    archive: [...folder.archive, ...contents.filter(isPutAway)],
  }
}

/** The same at every start. */
export function idOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
