import { bytesOf } from '@allmende/domain/validation.ts'

/** How much a list answers at once, in bytes: whoever wants more asks on from there. */
export const largestPage = 4 * 1024 * 1024

export type Part = { offset?: number | undefined; limit?: number | undefined }

/**
 * Rows from `offset` on, read step by step until there are enough of them or they weigh enough; one at least. Weighing
 * exactly means writing them twice; where a row's size is known roughly, `weigh` may say so.
 */
export async function pageOf<Row>(
  next: (offset: number, limit: number) => Promise<readonly Row[]>,
  { offset = 0, limit = Number.POSITIVE_INFINITY }: Part,
  step = 250,
  weigh: (row: Row) => number = bytesOf,
): Promise<Row[]> {
  const rows: Row[] = []
  let bytes = 0
  while (rows.length < limit) {
    const wanted = Math.min(step, limit - rows.length)
    const found = await next(offset + rows.length, wanted)
    for (const row of found) {
      bytes += weigh(row)
      if (bytes > largestPage && rows.length > 0) return rows
      rows.push(row)
    }
    if (found.length < wanted) return rows
  }
  return rows
}
