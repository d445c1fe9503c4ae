import type { FormGroup } from './form.ts'

/** The panels a lot of the tender stands for. */
export const lotGroups: readonly string[] = ['GR-Lot', 'GR-Part']
/** A row of these is a party of the notice; it comes by being named somewhere, not by being required. */
export const partyGroup = 'GR-Organisations'

/** How many instances there are at least. */
export function minimumOf({ contentId, repeatable, required }: FormGroup): number {
  if (!repeatable || contentId === partyGroup) return 0
  return required || lotGroups.includes(contentId) ? 1 : 0
}
