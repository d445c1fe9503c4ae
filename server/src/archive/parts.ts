import type { Insertable } from 'kysely'
import type { ArchivePartsTable } from './archive.tables.ts'

/** What we make ourselves, and of which thing. */
export type Recipe =
  | { make: 'receipt' | 'letter' | 'protocol' | 'notice' | 'version'; id: number }
  /** The notice of a tender as it was announced with a version of it. */
  | { make: 'announcedNotice'; id: number; version: number }
  | { make: PlainMake }
  /** The stored files of a filing that nobody has opened. */
  | { container: number[] }
  /** Nothing is made: it lies there. */
  | Record<string, never>

export type PlainMake =
  | 'tenderPdf'
  | 'recordPdf'
  | 'messagesPdf'
  | 'tenderData'
  | 'logPdf'
  | 'log'
  | 'chain'
  | 'messagesData'
  | 'messagesText'
  | 'readme'
  | 'nodeVerifier'
  | 'pageVerifier'
  | 'listing'
  | 'manifest'
  | 'manifestSum'

/** What the manifest tells of a file besides its path, size and sum. */
export type DocumentFacts = {
  room?: string
  organization?: string
  lot?: string
  name?: string
  documentId?: number
  messageId?: number
  uploaded?: string
  uploadedBy?: string
  /** Out of its room since then, or replaced. */
  removed?: string
  /** Of a filing that nobody has opened: its container, and with which key that would open. */
  container?: string
  keyId?: string
  /** Why it is not there. */
  leftOut?: 'INFECTED' | 'CHECKING' | 'BROKEN' | 'UNWRITABLE'
}

export type PlannedPart = Omit<
  Insertable<ArchivePartsTable>,
  'archiveId' | 'position' | 'recipe' | 'facts' | 'size' | 'sha256' | 'crc32'
> & { recipe: Recipe; facts: DocumentFacts }

export const manifestPath = 'manifest.json'
export const manifestSumPath = 'manifest.sha256'
export const listingPath = 'Verzeichnis.txt'

type Kept = { kind: ArchivePartsTable['kind']; sha256: Buffer | null }
export const isThere = ({ kind, sha256 }: Kept): boolean => kind !== 'LEFT_OUT' && sha256 !== null
export const isLeftOut = ({ kind }: Pick<Kept, 'kind'>): boolean => kind === 'LEFT_OUT'
