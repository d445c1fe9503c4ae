import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import type { Found } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { nameOf } from '@allmende/domain/notices/form/names.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { lotDeadlinePath, type OwnField, ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import { unreadableLotDeadlines } from '@allmende/domain/tenders/lots.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { type Bilingual, type Language, say } from '@allmende/domain/texts.ts'
import { type TenderEntries, unreadableDeadlines } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'

type Typed = { form: Form; entries: TenderEntries; panels: PanelValues }

/** What is typed and cannot be sent as it is. */
export function entryFindings({ form, entries, panels }: Typed, language: Language): Found[] {
  const label = (field: OwnField) => say(labelsOf(entries.type)[field], language)
  const unnamed = (['informationRooms', 'roomTemplates'] as const).filter((rooms) =>
    entries[rooms].some(({ name }) => !name.trim()),
  )
  const inLots = isRun(entries.type) ? unreadableLotDeadlines(form, panels) : []
  return [
    ...unreadableDeadlines(entries).map((key) => blocking(ownPath(key), label(key), texts.unreadable)),
    ...unnamed.map((rooms) => blocking(ownPath(rooms), label(rooms), texts.roomUnnamed)),
    ...inLots.map(({ path, fact }) =>
      blocking(
        lotDeadlinePath(path, fact),
        `${nameOf(form, panels, path)} – ${label(fact)}`,
        texts.unreadable,
      ),
    ),
  ]
}

const blocking = (panelPath: ValuePath, name: string, { de, en }: Bilingual): Found => ({
  severity: 'ERROR',
  fieldId: null,
  panelPath,
  rule: 'unreadable',
  text: { de: `{name}: ${de}`, en: `{name}: ${en}` },
  values: { name },
  blocksSaving: true,
})
