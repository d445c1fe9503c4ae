import type { FolderTemplate } from '@allmende/domain/settings/parcel-templates.ts'
import type { AllSettings } from '@allmende/domain/settings/settings.contract.ts'

/** What every new parcel of the municipality is asked for. */
export const askedOfEach: AllSettings['additionalFieldsTemplateList'] = [
  { name: 'Bodenrichtwert', value: '', isShared: true, preventDeletion: true },
  {
    name: 'Ansprechstelle',
    value: 'Liegenschaften, Rathaus, Zimmer 2.07',
    isShared: true,
    preventDeletion: false,
  },
  { name: 'Aktenzeichen', value: '', isShared: false, preventDeletion: true },
]

/** Where its papers are put. */
export const foldersOfEach = (created: Date): FolderTemplate[] => {
  const folder = (name: string, ...children: FolderTemplate[]): FolderTemplate => ({
    name,
    created: created.toISOString(),
    children,
    contents: [],
  })
  return [
    folder('Kataster', folder('Lagepläne'), folder('Grundbuch')),
    folder('Bauleitplanung'),
    folder('Gutachten', folder('Boden'), folder('Altlasten')),
    folder('Verträge'),
  ]
}
