import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Header } from './sealing/envelope.ts'

/** A file that is whole. */
export type StoredFilesTable = {
  id: Generated<number>
  /** Under which the storage has it. */
  key: string
  size: number
  sha256: Buffer
  /** As its bytes say. */
  type: string
  header: JSONColumnType<Header>
  /** The master key that its own key is wrapped with. */
  keyId: string
  state: 'CHECKING' | 'READY' | 'INFECTED'
  /** When the virus scanner is asked next; null where it is not. */
  due: Date | null
  created: Date
  createdBy: string
  /** Nothing names it any more; its bytes go once no running backup can miss them. */
  discarded: Generated<Date | null>
}

/** A file on its way. */
export type UploadsTable = {
  id: string
  /** What it is sent to. */
  target: JSONColumnType<UploadTargetRef>
  /** The target in a word, by which unfinished ones are counted. */
  holder: string
  userEmail: string
  name: string
  length: number
  /** So many have come, as far as was noted. */
  received: Generated<number>
  fileKey: string
  header: JSONColumnType<Header>
  /** What came last and fills no chunk yet, sealed, and after how many bytes it stands. */
  tail: Generated<Buffer | null>
  tailAt: Generated<number | null>
  /** What is known once all of it is there; null before. */
  whole: ColumnType<WholeFile | null, string | null, string | null>
  /** What has become of it; null before. */
  result: ColumnType<TakenFile | null, string | null, string | null>
  created: Date
  expires: Date
  /** Which request writes, as long as it says so again and again. */
  writer: Generated<string | null>
  heldUntil: Generated<Date | null>
  /** Another request waits to write. */
  contested: Generated<boolean>
}

/** What an upload has become, and under which name. */
export type TakenFile = { name: string }

export type UploadTargetRef = { kind: string; args: unknown }
export type WholeFile = { sha256: string; type: string }

/** One row: whose storage this is. */
export type FileStorageTable = { id: Generated<1>; identity: string }

/** The master keys that something may be sealed with; the keys themselves are in no database. */
export type MasterKeysTable = {
  id: string
  /** Shows whether the key file has the same key under this id. */
  checkValue: Buffer
  added: Date
}
