import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'

/** What an opening found, kept for good. */
export type Protocol = {
  lot: string
  filings: {
    offerId: number
    attempt: number
    organization: string
    receiptId: number
    receivedAt: string
    deadline: string | null
    files: FiledFile[]
  }[]
}
