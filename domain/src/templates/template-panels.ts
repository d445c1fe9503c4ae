import { z } from 'zod'
import { displayTypes, type FormGroup, fieldTypes } from '../notices/form/form.ts'
import { final } from '../method.ts'
import { TemplateCondition } from './template-conditions.ts'

/** Paths are made of them. */
const ContentId = z
  .string()
  .trim()
  .min(1)
  .max(100, final)
  .regex(/^[^/[\]]+$/)
const Label = z.string().trim().min(1).max(1000, final)

/** Deeper than any notice; what is deeper still is refused here, before anything walks down into it. */
const deepest = 12

/** Groups and fields in one, so that a fault is told where it is. */
const itemsBelow = (depth: number): z.ZodType =>
  depth > deepest ? z.array(z.unknown()).max(0) : z.array(z.lazy(() => itemAt(depth))).max(1000)

const byDepth = new Map<number, z.ZodType>()
function itemAt(depth: number): z.ZodType {
  const item = byDepth.get(depth) ?? newItem(depth)
  byDepth.set(depth, item)
  return item
}

const newItem = (depth: number): z.ZodType =>
  z.object({
    contentId: ContentId,
    contentType: z.enum(['section', 'group', 'field']),
    label: Label,
    description: z.string().max(2000, final).optional(),
    repeatable: z.boolean().optional(),
    required: z.union([z.boolean(), TemplateCondition]).optional(),
    requiredOnce: z.object({ within: z.string().max(100, final), when: TemplateCondition }).optional(),
    forbidden: TemplateCondition.optional(),
    hidden: z.boolean().optional(),
    readOnly: z.boolean().optional(),
    alwaysShow: z.boolean().optional(),
    startsWith: z.int().min(1).max(50).optional(),
    collapsed: z.boolean().optional(),
    displayType: z.enum(displayTypes).optional(),
    type: z.enum(fieldTypes).optional(),
    maxLength: z.int().min(1).max(20_000).optional(),
    pattern: z.string().max(2000, final).optional(),
    range: z.tuple([z.number(), z.number()]).optional(),
    codeList: z.string().max(100, final).optional(),
    codes: z.array(z.string().max(100, final)).max(5000).optional(),
    unitList: z.string().max(100, final).optional(),
    choices: z
      .array(z.object({ contentId: ContentId, name: Label, fields: itemsBelow(depth + 1).optional() }))
      .max(500)
      .optional(),
    fields: itemsBelow(depth + 1).optional(),
    presetValue: z.string().max(1000, final).optional(),
    presetWith: z.array(ContentId).max(100).optional(),
    initialValue: z.string().max(1000, final).optional(),
    filledOnSaving: z.boolean().optional(),
    schemeId: z.string().max(10, final).optional(),
    schemeName: z.string().max(50, final).optional(),
    idSchemes: z.array(z.string().max(10, final)).max(20).optional(),
    identifierFieldId: ContentId.optional(),
    captionFieldId: ContentId.optional(),
    children: itemsBelow(depth + 1).optional(),
  })

/** The definition of a form as it travels; what the standard says of a field is the server's to say, not the sender's. */
export const TemplatePanels = z.array(z.lazy(() => itemAt(1))).max(200) as unknown as z.ZodType<
  readonly FormGroup[],
  readonly FormGroup[]
>
