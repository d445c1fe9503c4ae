import { z } from 'zod'
import { CountedId, final, MomentText, withAtMostKeys } from '../../method.ts'
import { bounded } from '../../validation.ts'

/** One answered field: exactly one slot is filled. Numbers are decimal strings, dates and times keep their offset. */
export type FieldValue = {
  contentId: string
  stringValue?: string
  longValue?: string
  dateValue?: string
  dateTimeValue?: string
  booleanValue?: boolean
  listValue?: readonly string[]
  /** Currency of an amount, unit of a duration. */
  unitValue?: string
  /** A multilingual text in further languages: three-letter code to text. */
  translations?: Readonly<Record<string, string>>
}

/** One instance of a group; `ordinal` counts those of the same kind beside it, from 1. */
export type GroupValue = {
  contentId: string
  ordinal: number
  children: readonly ItemValue[]
  /** Of a party: the organization it is filled from. */
  organizationId?: number
  /** Of a lot or part: its parcels, and its own deadlines where they differ from the tender's. */
  propertyIds?: readonly number[]
  applicationDeadline?: string
  offerDeadline?: string
}
export type ItemValue = GroupValue | FieldValue

/** All values of a form, top groups first to last. */
export type PanelValues = readonly GroupValue[]

export const isGroupValue = (value: ItemValue): value is GroupValue => 'children' in value

/** Longer than any notice allows; the form says the exact bound of each field. */
export const longestText = 20_000
const LanguageCode = z
  .string()
  .max(3, final)
  .regex(/^[A-Z]{3}$/)
export const isLanguageCode = (code: string): boolean => LanguageCode.safeParse(code).success
export const mostTranslations = 50
const Text = z.string().max(longestText, final)

/** So many groups stand at the top of a form, and so many items in one of its groups. */
export const mostPanels = 2000
export const mostInGroup = 10_000

/** Both kinds in one, so that a fault is told where it is; `fit.ts` sees to the rest. */
const ItemValue: z.ZodType = z.lazy(() =>
  z.object({
    contentId: z.string().min(1).max(100, final),
    ordinal: z.int().min(1).max(mostInGroup).optional(),
    children: z.array(ItemValue).max(mostInGroup).optional(),
    organizationId: CountedId.optional(),
    propertyIds: z.array(CountedId).max(1000).optional(),
    applicationDeadline: MomentText.optional(),
    offerDeadline: MomentText.optional(),
    stringValue: Text.optional(),
    longValue: z.string().max(40, final).optional(),
    dateValue: z.string().max(40, final).optional(),
    dateTimeValue: z.string().max(40, final).optional(),
    booleanValue: z.boolean().optional(),
    listValue: z.array(Text).max(1000).optional(),
    unitValue: z.string().max(40, final).optional(),
    translations: withAtMostKeys(mostTranslations, z.record(LanguageCode, Text)).optional(),
  }),
)

/** Twice as deep as any notice, and more than the largest one holds: whoever sends more is refused before it is read. */
export const deepestValue = 20
const mostValues = 200_000

function isBounded(values: unknown): boolean {
  let level: unknown[] = Array.isArray(values) ? values : []
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > deepestValue || count > mostValues) return false
    level = level.flatMap((item) => {
      const children = typeof item === 'object' && item !== null && 'children' in item ? item.children : []
      return Array.isArray(children) ? children : []
    })
  }
  return true
}

export const PanelValues = z
  .unknown()
  .refine(isBounded)
  .pipe(z.array(ItemValue).max(mostPanels)) as unknown as z.ZodType<PanelValues, PanelValues>

/** Several times what a notice of a hundred lots weighs with every field filled in, in bytes. */
export const largestPanels = 8 * 1024 * 1024
export const GivenPanels = bounded(PanelValues, largestPanels)
