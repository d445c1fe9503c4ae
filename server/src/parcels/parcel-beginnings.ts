import type { Folder } from '@allmende/domain/parcels/folder.ts'
import type { FolderTemplate } from '@allmende/domain/settings/parcel-templates.ts'
import type { AllSettings } from '@allmende/domain/settings/settings.contract.ts'

type Templates = Pick<AllSettings, 'additionalFieldsTemplateList' | 'propertyFolderTemplateList'>

/** What the settings say that every new parcel begins with. */
export const beginningsOf = (templates: Templates, now: Date) => ({
  additionalFields: templates.additionalFieldsTemplateList,
  files: templates.propertyFolderTemplateList.map((folder) => emptyFolder(folder, now)),
})

const emptyFolder = ({ name, children }: FolderTemplate, now: Date): Folder => ({
  name,
  created: now.toISOString(),
  children: children.map((child) => emptyFolder(child, now)),
  contents: [],
  archive: [],
})
