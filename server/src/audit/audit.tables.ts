/** Facts beside an entry that are told once what they are about is opened. */
export type SealedFactsTable = {
  entryId: number
  /** Which of the hashes in the entry's content is theirs. */
  position: number
  salt: Buffer
  /** The exact text that was hashed with the salt. */
  json: string
  /** What has to be opened first: a document of a room, or a submission for one lot. Of a room alone nothing is told. */
  roomId: number | null
  documentId: number | null
  receiptId: number | null
  lotId: number | null
}

export type AuditEntriesTable = {
  /** Its place in the chain, which counts all that happens: for the archive and whoever verifies the chain. */
  id: number
  /** What people get to know it by: random. */
  publicId: number
  created: Date
  userName: string
  type: string
  projectId: number | null
  offerId: number | null
  roomId: number | null
  /** The whole entry as the exact text that was hashed. */
  content: string
  previousHash: Buffer
  hash: Buffer
}
