import type { StampSource } from '@allmende/domain/method.ts'
import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'

/** What an opening found, kept for good. */
export type Protocol = {
  lot: string
  /** What things and people were called then; openings from before these were kept have none. */
  tender?: string
  authority?: string
  names?: { first: string; second: string }
  /** Until when what was opened could be filed. */
  deadline?: string | null
  filings: {
    offerId: number
    attempt: number
    organization: string
    /** What tells two of the same name apart; openings before this was kept do not say. */
    city?: string
    /** Register number with its court, or else the VAT id. */
    register?: string
    receiptId: number
    receivedAt: string
    /** Who took that moment; openings before this was kept do not say. */
    stampedBy?: StampSource
    deadline: string | null
    files: FiledFile[]
    /** Announced changes it was filed before and its organization had not confirmed; openings before this was kept do not say. */
    unconfirmed?: { version: number; announced: string }[]
    /** Which of them were known to hold malware when they were opened; openings before this was kept do not say. */
    infected?: number[]
  }[]
}
