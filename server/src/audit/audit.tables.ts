export type AuditEntriesTable = {
  id: number
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
