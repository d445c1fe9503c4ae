import { z } from 'zod'
import { CountedId, final, Instant, type Methods, Page, RequiredLine } from '../method.ts'
import { SdkVersion } from '../notices/sdk-versions.ts'
import { bounded } from '../validation.ts'
import { TemplatePanels } from './template-panels.ts'
import { longestOfRoom } from './room-lengths.ts'

/** `EU-19` for the notices of the standard, `F-7` for an own form. */
export const TemplateId = z
  .string()
  .max(12, final)
  .regex(/^(EU-[A-Z\d]{1,5}|F-\d{1,9})$/)
export const OwnTemplateId = z
  .string()
  .max(12, final)
  .regex(/^F-\d{1,9}$/)
export const TemplateVersion = CountedId

export const projectTypes = [
  'KONZESSION_VERHANDLUNG',
  'KONZESSION_DAUERVERHANDLUNG',
  'KONZESSION_SEKTORENVERORDNUNG',
  'KONZESSION_VERGABEVERORDNUNG',
  'KONZESSION_VOBA-EU',
  'KONZESSION_VERTEIDIGUNG',
  'KONZESSION_VOBA_NATIONAL',
  'KONZESSION_UVGO_NATIONAL',
] as const
export type ProjectType = (typeof projectTypes)[number]

/** The stages a room can belong to; null for a room of information that is open with the tender. */
export const roomStages = [4, 5, 7] as const

/** A room every tender made from the template begins with. */
export const RoomTemplate = z.object({
  name: RequiredLine(longestOfRoom.name),
  description: z.string().trim().max(longestOfRoom.description, final),
  stage: z.union(roomStages.map((stage) => z.literal(stage))).nullable(),
})
export type RoomTemplate = z.infer<typeof RoomTemplate>

const facts = {
  name: RequiredLine(200),
  description: z.string().trim().min(1).max(2000, final),
  active: z.boolean(),
  projectTypes: z.array(z.enum(projectTypes)).max(projectTypes.length),
  roomTemplates: z.array(RoomTemplate).max(50),
}

/** What a list shows; built-in templates have no dates. */
export const TemplateSummary = z.object({
  id: TemplateId,
  version: TemplateVersion,
  ...facts,
  /** The notice a copy was made from; for a built-in one its own id, null for a form that is no notice. */
  baseTemplateId: TemplateId.nullable(),
  sdkVersion: z.string().nullable(),
  builtIn: z.boolean(),
  created: Instant.nullable(),
  updated: Instant.nullable(),
})
export type TemplateSummary = z.infer<typeof TemplateSummary>

/** What keeps a form from being deleted. */
export const templateUsers = ['tenders', 'settings', 'organizations'] as const
export type TemplateUser = (typeof templateUsers)[number]

export const ListedTemplate = TemplateSummary.extend({ usedBy: z.array(z.enum(templateUsers)) })
export type ListedTemplate = z.infer<typeof ListedTemplate>

export const Template = z.object({ ...TemplateSummary.shape, panels: TemplatePanels })
export type Template = z.infer<typeof Template>

/** Without id a new one; `baseTemplateId` and the version of the standard are read only then. */
export const SavedTemplate = z.object({
  id: TemplateId.optional(),
  version: TemplateVersion.optional(),
  baseTemplateId: TemplateId.nullable().optional(),
  /** Left out for the one that the settings name. */
  sdkVersion: SdkVersion.nullable().optional(),
  ...facts,
  active: z.boolean().nullable().default(true),
  // Several times the largest form of the standard.
  panels: bounded(TemplatePanels, 1024 * 1024),
})
export type SavedTemplate = z.infer<typeof SavedTemplate>

/** What the page of a template edits. */
export const EditedTemplate = z.object({ ...facts, panels: TemplatePanels })
export type EditedTemplate = z.infer<typeof EditedTemplate>

export const templatesContract = {
  getProjectTemplates: {
    kind: 'read',
    args: z.tuple([Page.optional()]),
    result: z.array(ListedTemplate),
    shows: { entity: 'template', alikeFor: 'role' },
  },
  getProjectTemplate: {
    kind: 'read',
    /** An own form in one of its versions, one of the standard in a version of that: `1.15`. */
    args: z.tuple([TemplateId, z.union([TemplateVersion, SdkVersion]).optional()]),
    result: Template,
    shows: { entity: 'template', idAt: 0 },
  },
  saveProjectTemplate: { kind: 'change', args: z.tuple([SavedTemplate]), result: Template },
  deleteProjectTemplate: { kind: 'change', args: z.tuple([TemplateId]), result: z.null() },
} as const satisfies Methods
