import type { ReceiptFacts, ReceiptPart } from './course.ts'

export type FateKind = 'stands' | 'replaced' | 'withdrawn' | 'opened'

/** What became of a receipt, of all its lots or of some. */
export type Fate = {
  kind: FateKind
  isWhole: boolean
  /** When that arrived which took its place. */
  by: Date | null
}

type Filed = Pick<ReceiptFacts, 'kind' | 'receivedAt' | 'parts'>
type LotFate = { kind: FateKind | null; by: Date | null }

const partOf = ({ parts }: Filed, lotId: number): ReceiptPart | undefined =>
  parts.find(({ lotIds }) => lotIds.includes(lotId))

/** Of the filings for a lot that came after this one, the next: an application after an offer begins anew. */
const nextFor = ({ receivedAt }: Filed, lotId: number, all: readonly Filed[]): Filed | undefined =>
  all
    .filter(
      (other) =>
        other.kind !== 'WITHDRAWAL' && other.receivedAt > receivedAt && partOf(other, lotId) !== undefined,
    )
    .toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime())[0]

/** A withdrawal takes back whatever stood, so what came after it has replaced nothing. */
function fateFor(receipt: Filed, part: ReceiptPart, lotId: number, all: readonly Filed[]): LotFate {
  const { openedAt, withdrawnAt } = part
  if (receipt.kind === 'WITHDRAWAL') return { kind: null, by: null }
  if (openedAt !== null) return { kind: 'opened', by: null }
  const next = nextFor(receipt, lotId, all)
  const isSame = next?.kind === receipt.kind
  const isReplaced =
    isSame && (withdrawnAt === null || withdrawnAt.getTime() > (next?.receivedAt.getTime() ?? 0))
  if (isReplaced) return { kind: 'replaced', by: next?.receivedAt ?? null }
  if (withdrawnAt !== null) return { kind: 'withdrawn', by: null }
  // An offer of an earlier attempt counts no more, though nothing took its place.
  return { kind: receipt.kind === 'OFFER' && next !== undefined ? null : 'stands', by: null }
}

const order: readonly FateKind[] = ['stands', 'replaced', 'withdrawn', 'opened']

/** What became of a receipt since, seen with all the others of the same participation. */
export function fatesOf(receipt: Filed, all: readonly Filed[]): Fate[] {
  const fates = receipt.parts.flatMap((part) =>
    part.lotIds.map((lotId) => fateFor(receipt, part, lotId, all)),
  )
  return order.flatMap((kind) => {
    const those = fates.filter((fate) => fate.kind === kind)
    if (those.length === 0) return []
    const moments = new Set(those.map(({ by }) => by?.getTime() ?? null))
    const by = moments.size === 1 ? (those[0]?.by ?? null) : null
    return [{ kind, isWhole: those.length === fates.length, by }]
  })
}

/** Taken back was what stood: a receipt that had been replaced by then does not say so of itself. */
export function withoutOthersWithdrawal(receipt: ReceiptFacts, all: readonly Filed[]): ReceiptFacts {
  const isReplaced = (part: ReceiptPart) =>
    part.lotIds.every((lotId) => fateFor(receipt, part, lotId, all).kind === 'replaced')
  return {
    ...receipt,
    parts: receipt.parts.map((part) => (isReplaced(part) ? { ...part, withdrawnAt: null } : part)),
  }
}
