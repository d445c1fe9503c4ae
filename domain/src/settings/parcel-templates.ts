import { z } from 'zod'
import { final, MomentText, RequiredLine } from '../method.ts'
import { PlaceName } from '../plain-names.ts'
import { bounded, saying } from '../validation.ts'
import { templateFaults } from './parcel-templates.texts.ts'

/** A fact that every new parcel begins with; `value` is its prefill. */
const AdditionalFieldTemplate = z.object({
  name: RequiredLine(200),
  value: z.string().max(10_000, final),
  isShared: z.boolean(),
  preventDeletion: z.boolean(),
})
export type AdditionalFieldTemplate = z.infer<typeof AdditionalFieldTemplate>

/** A folder that every new parcel begins with. */
export type FolderTemplate = { name: string; created: string; children: FolderTemplate[]; contents: never[] }

/** How many levels folders may have, those at the top counted. */
export const deepestFolder = 8
/** How many there may be together, of all levels. */
export const mostFolders = 200

const isEmpty = (given: unknown): boolean => Array.isArray(given) && given.length === 0

/** Nothing is read below the deepest level, however deep what is sent may go. */
const folderAt = (level: number): z.ZodType<FolderTemplate, FolderTemplate> =>
  z.object({
    name: PlaceName(200),
    created: MomentText,
    children:
      level < deepestFolder
        ? z.array(folderAt(level + 1)).max(100)
        : z.custom<[]>(isEmpty, saying(templateFaults.tooDeep, { n: deepestFolder })),
    contents: z.array(z.never()).max(0),
  }) as unknown as z.ZodType<FolderTemplate, FolderTemplate>

const largestTemplates = 64 * 1024

const fields = z.array(AdditionalFieldTemplate).max(100)
const folders = z.array(folderAt(1)).max(100)

/** As they are kept. */
export const parcelTemplates = {
  additionalFieldsTemplateList: bounded(fields, largestTemplates),
  propertyFolderTemplateList: bounded(folders, largestTemplates),
}

/** As they are given: beside each other no two have the same name. */
export const givenParcelTemplates = {
  additionalFieldsTemplateList: bounded(fields.superRefine(demandDistinctNames), largestTemplates),
  propertyFolderTemplateList: bounded(folders.superRefine(demandOrderlyFolders), largestTemplates),
}

const folded = (name: string): string => name.trim().toLocaleLowerCase('de')

/** Whether somebody beside it has this name already. */
export const isNameTaken = (siblings: readonly { name: string }[], name: string): boolean =>
  siblings.some((sibling) => folded(sibling.name) === folded(name))

function demandDistinctNames(
  siblings: readonly { name: string }[],
  context: z.RefinementCtx,
  at: readonly (string | number)[] = [],
): void {
  for (const [index, { name }] of siblings.entries())
    if (name !== '' && isNameTaken(siblings.slice(0, index), name))
      context.addIssue({
        code: 'custom',
        path: [...at, index, 'name'],
        input: name,
        ...saying(templateFaults.nameTaken, { name }),
      })
}

function demandOrderlyFolders(list: readonly FolderTemplate[], context: z.RefinementCtx): void {
  if (countFolders(list) > mostFolders)
    context.addIssue({
      code: 'custom',
      input: list,
      ...saying(templateFaults.tooManyFolders, { n: mostFolders }),
    })
  demandDistinctFolders(list, context, [])
}

function demandDistinctFolders(
  list: readonly FolderTemplate[],
  context: z.RefinementCtx,
  at: readonly (string | number)[],
): void {
  demandDistinctNames(list, context, at)
  for (const [index, { children }] of list.entries())
    demandDistinctFolders(children, context, [...at, index, 'children'])
}

export const countFolders = (list: readonly FolderTemplate[]): number =>
  list.reduce((sum, { children }) => sum + 1 + countFolders(children), 0)
