import type { ChangeLine, ChangeToConfirm } from '@allmende/domain/procedure/announced-change.ts'
import type { PublicLot } from '@allmende/domain/tenders/tenders.contract.ts'
import type { OwnPart } from '../parts/own-parts.ts'

/** One announced change with all of her lots for which she has to confirm it. */
export type OwnChange = Omit<ChangeToConfirm, 'changes'> & {
  lots: readonly PublicLot[]
  changes: readonly ChangeLine[]
  /** In one of them something can still be submitted. */
  canResubmit: boolean
}

const lineKey = ({ lotId, label, oldValue, newValue }: ChangeLine) =>
  JSON.stringify([lotId, label, oldValue, newValue])

/** What was announced after she had submitted, the newest first; each change once, whatever lots it concerns. */
export function changesToConfirm(parts: readonly Pick<OwnPart, 'lot' | 'part' | 'isOpen'>[]): OwnChange[] {
  const found = new Map<number, OwnChange>()
  for (const { lot, part, isOpen } of parts)
    for (const { changes, ...change } of part.changesToConfirm) {
      const known = found.get(change.changeId)
      const lines = new Map([...(known?.changes ?? []), ...changes].map((line) => [lineKey(line), line]))
      found.set(change.changeId, {
        ...change,
        // An answer that would be too long tells it with the first of her lots only.
        reason: known?.reason || change.reason,
        text: known?.text || change.text,
        lots: [...(known?.lots ?? []), lot],
        changes: [...lines.values()],
        canResubmit: isOpen || (known?.canResubmit ?? false),
      })
    }
  return [...found.values()].toSorted((one, other) => other.changeId - one.changeId)
}
