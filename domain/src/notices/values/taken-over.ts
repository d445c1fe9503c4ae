import { partyGroup } from '../form/instances.ts'
import type { ValuePath } from '../form/paths.ts'
import { partyFactOf } from './parties.ts'
import { groupAt } from './reading.ts'
import type { GroupValue, PanelValues } from './values.ts'

/**
 * Whether a party's row says this for an organization of ours. It is mended there, by whoever looks after that
 * organization, so a value the notice cannot take keeps nobody from saving it; the check names it.
 */
export const isTakenOver = ({ organizationId }: GroupValue, fieldId: string): boolean =>
  organizationId !== undefined && partyFactOf(fieldId) !== undefined

/** The same of the value at a path. */
export function isTakenOverAt(values: PanelValues, path: ValuePath, fieldId: string): boolean {
  const steps = path.split('/')
  const at = steps.findIndex((step) => step.startsWith(`${partyGroup}[`))
  const row = at < 0 ? undefined : groupAt(values, steps.slice(0, at + 1).join('/'))
  return row !== undefined && isTakenOver(row, fieldId)
}
