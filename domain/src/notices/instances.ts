import type { FormGroup } from './form.ts'

/** The panels a lot of the tender stands for. */
export const lotGroups: readonly string[] = ['GR-Lot', 'GR-Part']

/** How many instances there are at least. */
export const minimumOf = (group: FormGroup): number =>
  group.repeatable && (group.required || lotGroups.includes(group.contentId)) ? 1 : 0
