import type { ChangeLine } from '@allmende/domain/procedure/announced-change.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { labelsOf, tenderLabels } from '@allmende/domain/tenders/tenders.texts.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { WantedChange } from './wanted-change.ts'

type Deadlines = Pick<WantedChange['deadlines'], 'lots'>

/**
 * What the notice of a change names as changed; a deadline stands with the lots it moved for. In a continuous procedure
 * only the invited of a round know its deadline for offers, so a notice names what everybody sees.
 */
export function changedSections(
  lines: { all: readonly ChangeLine[]; seenOutside: readonly ChangeLine[] },
  deadlines: Deadlines,
  type: Tender['type'],
) {
  const named = isContinuous(type) ? lines.seenOutside : lines.all
  const moved = deadlines.lots.filter((lot) => !isContinuous(type) || lot.applicationDeadline !== undefined)
  // The last end of all offers in a continuous procedure is no lot's: all of them share it.
  const ofLots = [labelsOf(type).applicationDeadline.de, tenderLabels.offerDeadline.de]
  const isDeadline = ({ label }: ChangeLine) => ofLots.includes(label)
  const touched = named.flatMap(({ lotId }) => lotId ?? [])
  return {
    isCommon: named.some((line) => line.lotId === null && !isDeadline(line)),
    lotIds: [...new Set([...touched, ...moved.map(({ lotId }) => lotId)])],
  }
}
