import { paths } from '../../addresses.ts'
import { metadataGroup } from '../../notices/catalogue/catalogue.ts'
import type { CodeLists } from '../../notices/catalogue/code-lists.ts'
import {
  documentNumbers,
  isDocumentAddress,
  isDocumentNumber,
} from '../../notices/form/document-addresses.ts'
import { type Form, type FormField, type FormGroup, type FormItem, isField } from '../../notices/form/form.ts'
import { contentOf } from '../../notices/form/form-index.ts'
import { languageFields } from '../../notices/values/languages.ts'
import { newValues } from '../../notices/values/new-values.ts'
import { tidy } from '../../notices/values/tidy.ts'
import { withoutMisfits } from '../../notices/values/without-misfits.ts'
import {
  type FieldValue,
  type GroupValue,
  isGroupValue,
  type ItemValue,
  type PanelValues,
} from '../../notices/values/values.ts'

/** A notice that exists, and the tender it belongs to. */
type Source = { id: number; panels: PanelValues }

/** The form of the new notice; it may have changed since the old one was written. */
type Target = { form: Form; lists: CodeLists; uuid: () => string }

/**
 * The values that a new notice takes over from another: what is bought, how and by whom. It is a notice of its own, so
 * its numbers are new; no day or time is taken over, since those of the other procedure are past or soon will be.
 */
export function reusedValues(source: Source, { form, lists, uuid }: Target): PanelValues {
  const begun = newValues(form, { uuid })
  const kept = keptOf(form, source.panels, source.id) as PanelValues
  const given = new Set(kept.map(({ contentId }) => contentId))
  const together = [
    ...kept.filter(({ contentId }) => contentId !== metadataGroup),
    ...begun
      .filter(({ contentId }) => contentId === metadataGroup || !given.has(contentId))
      .map((panel) => (panel.contentId === metadataGroup ? withLanguagesOf(kept, panel) : panel)),
  ]
  return withoutMisfits(form, tidy(form, together), lists) ?? begun
}

function keptOf(holder: Form | FormGroup, children: readonly ItemValue[], source: number): ItemValue[] {
  const { items, order } = contentOf(holder)
  return children.flatMap((value): ItemValue[] => {
    const item: FormItem | undefined = items[order.get(value.contentId) ?? -1]
    if (!item || isField(item) === isGroupValue(value)) return []
    if (!isGroupValue(value)) return isKept(item as FormField, value, source) ? [value] : []
    const { applicationDeadline: _applications, offerDeadline: _offers, ...group } = value
    return [{ ...group, children: keptOf(item as FormGroup, value.children, source) }]
  })
}

const momentTypes: readonly FormField['type'][] = ['date', 'time', 'datetime']

const isKept = ({ type }: FormField, { contentId, stringValue }: FieldValue, source: number): boolean =>
  !momentTypes.includes(type) &&
  !(isDocumentAddress(contentId) && stringValue?.includes(paths.tenderDocuments(source))) &&
  !(isDocumentNumber(contentId) && stringValue?.startsWith(documentNumbers(source)))

/** What a notice says of itself begins anew; only the languages it is written in stay. */
function withLanguagesOf(kept: PanelValues, metadata: GroupValue): GroupValue {
  const before = kept.find(({ contentId }) => contentId === metadataGroup)?.children ?? []
  const spoken = before.filter(({ contentId }) => languageFields.includes(contentId))
  const isSpoken = new Set(spoken.map(({ contentId }) => contentId))
  const others = metadata.children.filter(({ contentId }) => !isSpoken.has(contentId))
  return { ...metadata, children: [...others, ...spoken] }
}
