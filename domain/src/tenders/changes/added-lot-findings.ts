import type { Found } from '../../notices/check/check.ts'
import { topPath } from '../../notices/form/paths.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { type CheckedFor, type CheckedTender, checkTender } from '../check/tender-check.ts'
import { lotPanelsOf } from '../lots.ts'

/**
 * What lots that a change adds still lack. What was announced before has been checked then, and whoever extends a
 * deadline need not mend it now; but nobody can offer for a lot that says nothing.
 */
export function addedLotFindings(
  announced: { panels: PanelValues },
  pending: CheckedTender,
  checkedFor: CheckedFor,
): Found[] {
  const { form, panels } = pending
  const known = new Set(lotPanelsOf(form, announced.panels).map(({ identifier }) => identifier))
  const added = new Set(
    lotPanelsOf(form, panels)
      .filter(({ identifier }) => !known.has(identifier))
      .map(({ path }) => path),
  )
  if (added.size === 0) return []
  return checkTender(pending, checkedFor).filter(
    ({ severity, panelPath }) => severity === 'ERROR' && added.has(topPath(panelPath)),
  )
}
