import { createHash, randomBytes } from 'node:crypto'
import { boundedData } from '@allmende/domain/audit/bounded-entries.ts'
import type { AuditData, SealedFacts } from '@allmende/domain/deed/audit-event.ts'
import type { SealedFactsTable } from './audit.tables.ts'

/** What the sealed facts of one entry may take together, in bytes of their JSON. */
const mostSealed = 1024 * 1024

/** Nobody finds facts by trying them out while she does not know the salt. */
const saltLength = 32

/** What the entry holds of facts it does not tell: SHA-256 of salt and JSON, in hexadecimal. */
export const sealedHash = (salt: Buffer, json: string): string =>
  createHash('sha256').update(salt).update(json).digest('hex')

export type SealedPiece = Omit<SealedFactsTable, 'entryId'>

/** The facts as they are stored beside their entry; what they open with is part of what is hashed. */
export function sealed(all: readonly SealedFacts[]): SealedPiece[] {
  const bytes = Math.floor(mostSealed / Math.max(all.length, 1))
  return all.map(({ facts, opensWith }, position) => ({
    position,
    salt: randomBytes(saltLength),
    json: JSON.stringify({ ...opensWith, facts: boundedData(facts, bytes) }),
    roomId: null,
    documentId: null,
    receiptId: null,
    lotId: null,
    ...opensWith,
  }))
}

/** An entry with what has been opened of it. */
export function withFacts(data: AuditData, opened: readonly AuditData[]): AuditData {
  return opened.reduce((whole, { changes, ...facts }) => {
    const both = [...(whole.changes ?? []), ...(changes ?? [])]
    return { ...whole, ...facts, ...(both.length > 0 && { changes: both }) }
  }, data)
}

/** Whoever wrote the log anew may have written anything. */
export function read(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json))
  } catch {
    return {}
  }
}

/** The hashes an entry's content names. */
export const hashesIn = (content: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(content['sealed']) ? content['sealed'] : []

/** What a check needs to know of facts beside an entry, however large they are. */
export type CheckedPiece = { position: number; hash: string; differs: string | null }

export const checkedPiece = (piece: SealedPiece): CheckedPiece => ({
  position: piece.position,
  hash: sealedHash(piece.salt, piece.json),
  differs: differingColumn(piece),
})

const columns = ['roomId', 'documentId', 'receiptId', 'lotId'] as const

function differingColumn(piece: SealedPiece): string | null {
  const said = read(piece.json)
  return columns.find((column) => (said[column] ?? null) !== piece[column]) ?? null
}

/** What is wrong with the facts beside an entry, or null. */
export function sealedFault(hashes: readonly unknown[], pieces: readonly CheckedPiece[]): string | null {
  const at = new Map(pieces.map((piece) => [piece.position, piece]))
  for (const [position, hash] of hashes.entries()) {
    const piece = at.get(position)
    const which = `its sealed facts number ${position + 1}`
    if (!piece) return `${which} are missing`
    if (piece.hash !== hash) return `${which} do not match the hash in its content`
    if (piece.differs) return `${which} have a column "${piece.differs}" that differs from what was hashed`
  }
  return pieces.length > hashes.length ? 'there are sealed facts beside it that it does not name' : null
}
