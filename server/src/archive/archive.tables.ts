import type { ArchiveProblem, LibraryProblem } from '@allmende/domain/archive/archive.texts.ts'
import type { ArchiveProgress, LibraryProgress } from '@allmende/domain/archive/archive.contract.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { DocumentFacts, Recipe } from './parts.ts'

export type ArchivesTable = {
  id: Generated<number>
  /** What its addresses know it by: the id counts other tenders' archives. */
  key: Generated<string>
  tenderId: number
  /** What nobody has opened is in it as ciphertext. */
  hasSealed: boolean
  asked: Date
  askedBy: string
  state: Exclude<ArchiveProgress, 'NONE'>
  /** When the job looks at it again; null when nothing is to be done. */
  due: Date | null
  /** When its parts were listed; null before. */
  planned: Generated<Date | null>
  /** The last entry of the log that it knows. */
  logEnd: Generated<number | null>
  problem: Generated<ArchiveProblem | null>
  attempts: Generated<number>
  made: Generated<Date | null>
  /** The SHA-256 of its manifest. */
  manifest: Generated<Buffer | null>
  size: Generated<number | null>
  libraryState: LibraryProgress
  libraryProblem: Generated<LibraryProblem | null>
  libraryAttempts: Generated<number>
  libraryTried: Generated<Date | null>
}

/** One file of an archive. */
export type ArchivePartsTable = {
  archiveId: number
  position: number
  path: string
  /** `LEFT_OUT`: named in the manifest and not there. */
  kind: 'DOCUMENT' | 'SEALED' | 'MADE' | 'LEFT_OUT'
  recipe: JSONColumnType<Recipe>
  facts: JSONColumnType<DocumentFacts>
  date: Date
  /** The stored file it is read from; of what we make null until it is made. */
  fileId: number | null
  /** As it stands in the archive. */
  size: number | null
  sha256: Buffer | null
  /** Null until it is done. */
  crc32: Generated<number | null>
}
