import type { Found } from '@allmende/domain/notices/check/check.ts'
import { type OwnField, ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { type Bilingual, type Language, say } from '@allmende/domain/texts.ts'
import { type TenderEntries, unreadableDeadlines } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'

/** What is typed and cannot be sent as it is. */
export function entryFindings(entries: TenderEntries, language: Language): Found[] {
  const label = (field: OwnField) => say(labelsOf(entries.type)[field], language)
  const unnamed = (['informationRooms', 'roomTemplates'] as const).filter((rooms) =>
    entries[rooms].some(({ name }) => !name.trim()),
  )
  return [
    ...unreadableDeadlines(entries).map((key) => blocking(key, label(key), texts.unreadable)),
    ...unnamed.map((rooms) => blocking(rooms, label(rooms), texts.roomUnnamed)),
  ]
}

const blocking = (field: OwnField, name: string, { de, en }: Bilingual): Found => ({
  severity: 'ERROR',
  fieldId: field,
  panelPath: ownPath(field),
  rule: 'unreadable',
  text: { de: `{name}: ${de}`, en: `{name}: ${en}` },
  values: { name },
  blocksSaving: true,
})
