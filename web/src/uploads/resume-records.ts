import { z } from 'zod'
import { createStore } from '../rpc/store.ts'
import { readStored, removeStored, writeStored } from '../ui/stored.ts'

/** What must be remembered to go on with an upload after the page was left. */
const ResumeRecord = z.object({
  /** Of the upload, on the server. */
  url: z.string(),
  name: z.string(),
  path: z.string(),
  size: z.int(),
  /** When the file was changed last, by which it is recognized. */
  modified: z.number(),
  /** What becomes of it where it goes: it goes on only as that. */
  purpose: z.string(),
})
export type ResumeRecord = z.infer<typeof ResumeRecord>

/** Whose uploads, and where they go. */
export type RecordPlace = { user: string; place: string }

export type KnownFile = Pick<File, 'name' | 'size' | 'lastModified'>

const prefix = 'allmende.uploads.'
const keyOf = ({ user, place }: RecordPlace) => `${prefix}${encodeURIComponent(user)}/${place}`

/** Counts up with every change, so that screens look again. */
export const recordChanges = createStore(0)

export function readRecords(place: RecordPlace): readonly ResumeRecord[] {
  return recordsIn(readStored(keyOf(place)))
}

/** Nothing, where what is kept is damaged. */
export function recordsIn(text: string | null): readonly ResumeRecord[] {
  try {
    return z.array(ResumeRecord).safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}

function writeRecords(place: RecordPlace, records: readonly ResumeRecord[]) {
  if (records.length === 0) removeStored(keyOf(place))
  else writeStored(keyOf(place), JSON.stringify(records))
  recordChanges.set(recordChanges.get() + 1)
}

export function keepRecord(place: RecordPlace, record: ResumeRecord) {
  writeRecords(place, [...readRecords(place).filter(({ url }) => url !== record.url), record])
}

export function forgetRecord(place: RecordPlace, gone: string) {
  const records = readRecords(place)
  if (records.some(({ url }) => url === gone))
    writeRecords(
      place,
      records.filter(({ url }) => url !== gone),
    )
}

/** Whether it is the file that was begun with: another one would be glued to the first half of it. */
export const isSameFile = (record: ResumeRecord, file: KnownFile): boolean =>
  record.name === file.name && record.size === file.size && record.modified === file.lastModified

/** The upload that goes on with this file. */
export const recordOf = (
  records: readonly ResumeRecord[],
  file: KnownFile,
  purpose: string,
): ResumeRecord | undefined =>
  records.find((record) => record.purpose === purpose && isSameFile(record, file))
