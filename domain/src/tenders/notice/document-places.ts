import { addressAt, paths } from '../../addresses.ts'
import { addressFields, documentNumbers, numberField } from '../../notices/form/document-addresses.ts'
import { type Form, isField } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { fieldIn } from '../../notices/values/reading.ts'
import { withEachGroup, withItem } from '../../notices/values/structure.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'
import { withEachLot } from '../lots.ts'

type Lot = { suffix: string; identifier: string }
type Told = { id: number; home: string }

/** Fills in where a lot's documents will be found and by which number, unless the authority says otherwise. */
export function withDocumentAddresses(form: Form, values: PanelValues, tender: Told): PanelValues {
  return withEachLot(form, values, (alone, { suffix, identifier }) => {
    const holders = placesOf(form).get(`BT-14-${suffix}`)?.groups
    if (identifier === null || !holders) return alone
    const lot = { suffix, identifier }
    return withEachGroup(alone, holders, (group) =>
      withDocumentNumber(form, withDocumentAddress(form, group, lot, tender), lot, tender),
    )
  })
}

function withDocumentAddress(form: Form, group: GroupValue, lot: Lot, tender: Told): GroupValue {
  const access = accessIn(group, lot) as keyof typeof addressFields | undefined
  const contentId = `${access && addressFields[access]}-${lot.suffix}`
  const address = addressAt(tender.home, paths.tenderDocuments(tender.id, lot.identifier))
  const isOurs = (there: string) => there.includes(paths.tenderDocuments(tender.id))
  return withOwn(form, group, { contentId, stringValue: address }, isOurs)
}

/** Only where the version demands one, and only once it is said how the documents may be read. */
function withDocumentNumber(form: Form, group: GroupValue, lot: Lot, tender: Told): GroupValue {
  const contentId = `${numberField}-${lot.suffix}`
  const item = placesOf(form).get(contentId)?.item
  if (!item || !isField(item) || !item.required || !accessIn(group, lot)) return group
  const begins = documentNumbers(tender.id)
  const stringValue = `${begins}${lot.identifier}-${group.ordinal}`
  return withOwn(form, group, { contentId, stringValue }, (there) => there.startsWith(begins))
}

const accessIn = (group: GroupValue, { suffix }: Lot): string | undefined =>
  fieldIn(group.children, `BT-14-${suffix}`)?.stringValue

/** The value in its group, unless there is one that is not ours. */
function withOwn(
  form: Form,
  group: GroupValue,
  value: { contentId: string; stringValue: string },
  isOurs: (there: string) => boolean,
): GroupValue {
  const holder = placesOf(form).get(value.contentId)?.groups.at(-1)
  const there = fieldIn(group.children, value.contentId)?.stringValue
  if (!holder || there === value.stringValue || (there && !isOurs(there))) return group
  return { ...group, children: withItem(holder, group.children, value) }
}
