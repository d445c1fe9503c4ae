import type { FolderTemplate } from '@allmende/domain/settings/parcel-templates.ts'
import type { ParcelSettings, Settings } from '@allmende/domain/settings/settings.contract.ts'
import type { z } from 'zod'

export type TypedParcelSettings = z.input<typeof ParcelSettings>

/** What the form shows of them; null while the answer is one for somebody with fewer rights. */
export function typedParcelSettings(settings: Settings | undefined): TypedParcelSettings | null {
  if (!settings?.additionalFieldsTemplateList || !settings.propertyFolderTemplateList) return null
  const { showFilterViewForExternalUsers, additionalFieldsTemplateList, propertyFolderTemplateList } =
    settings
  return { showFilterViewForExternalUsers, additionalFieldsTemplateList, propertyFolderTemplateList }
}

/** Only what was changed is sent: the rest stays as it is, whatever it is by then. */
export const changedParcelSettings = (
  before: TypedParcelSettings,
  after: TypedParcelSettings,
): Partial<TypedParcelSettings> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => JSON.stringify(before[key as keyof TypedParcelSettings]) !== JSON.stringify(value),
    ),
  )

export const isUnnamed = ({
  additionalFieldsTemplateList,
  propertyFolderTemplateList,
}: TypedParcelSettings): boolean =>
  additionalFieldsTemplateList.some(({ name }) => name.trim() === '') ||
  propertyFolderTemplateList.some(isFolderUnnamed)

const isFolderUnnamed = ({ name, children }: FolderTemplate): boolean =>
  name.trim() === '' || children.some(isFolderUnnamed)

/** Every entry of the lists by its path in the form, with what it is called: so that a fault is told where it is. */
export function entryPaths(values: TypedParcelSettings): [path: string, name: string][] {
  return [
    ...values.additionalFieldsTemplateList.flatMap(({ name }, at): [string, string][] => [
      [`additionalFieldsTemplateList.${at}.name`, name],
      [`additionalFieldsTemplateList.${at}.value`, name],
    ]),
    ...folderPaths(values.propertyFolderTemplateList, 'propertyFolderTemplateList'),
  ]
}

const folderPaths = (list: readonly FolderTemplate[], way: string): [string, string][] =>
  list.flatMap(({ name, children }, at) => [
    [`${way}.${at}.name`, name],
    ...folderPaths(children, `${way}.${at}.children`),
  ])
