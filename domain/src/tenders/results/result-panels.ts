import { metadataGroup } from '../../notices/catalogue/catalogue.ts'
import type { CodeLists } from '../../notices/catalogue/code-lists.ts'
import type { Form } from '../../notices/form/form.ts'
import { carriedOver } from '../../notices/values/carried-over.ts'
import { withField } from '../../notices/values/editing.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { languageFields } from '../../notices/values/languages.ts'
import { newValues } from '../../notices/values/new-values.ts'
import { fieldAt, fieldsNamed, groupsIn, pathsTo } from '../../notices/values/reading.ts'
import { tidy } from '../../notices/values/tidy.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'
import type { LotEnd } from './lot-end.ts'
import { withLotResult } from './lot-result.ts'
import { withLotsGroups } from './lots-groups.ts'
import { withNamedParties } from './named-parties.ts'

/** What a result notice is made from: the form of the result, and what was announced. */
export type Announced = {
  form: Form
  panels: PanelValues
  /** Those of the form's version. */
  lists: CodeLists
  /** Under which number the announcement was published in the EU's journal, where that is known. */
  publishedAs: string | null
}

const lotGroup = 'GR-Lot'
const lotField = 'BT-137-Lot'
/** What everyone was told before the lots: who buys, what and how. */
const commonPanels: readonly string[] = ['GR-Buyer', 'GR-Procedure']

/** A result notice that tells of no lot yet; it belongs to the same procedure. */
export function newResultPanels(announced: Announced, uuid: () => string): PanelValues {
  const { form } = announced
  const source = carriedOver(form, announced.panels)
  const metadata = metadataOf(form, announced.panels, uuid)
  const common = source.flatMap((panel) => (commonPanels.includes(panel.contentId) ? [panel] : []))
  const { values, panels } = withNamedParties(form, [], ungrouped(common), source)
  return tidy(form, withPreviousNotice(form, [...metadata, ...panels, ...values], announced.publishedAs))
}

/** The notice with one more lot; whatever somebody has typed into it meanwhile stays. */
export function withLotEnd(
  { form, panels, lists }: Announced,
  values: PanelValues,
  end: LotEnd,
): PanelValues {
  const source = carriedOver(form, panels)
  const told = withLotPanel(form, values, source, end.identifier)
  return tidy(form, withLotsGroups(form, withLotResult(form, told, end, lists), source))
}

/** Which groups its lots form is said once all of them are told of. */
const ungrouped = (panels: PanelValues): PanelValues => panels.map(withoutComposition)

const withoutComposition = (panel: GroupValue): GroupValue => ({
  ...panel,
  children: panel.children.flatMap((child) => {
    if (!('children' in child)) return [child]
    return child.contentId === 'GR-Procedure-GroupComposition' ? [] : [withoutComposition(child)]
  }),
})

function metadataOf(form: Form, announced: PanelValues, uuid: () => string): PanelValues {
  const metadata: PanelValues = newValues(form, { uuid }).filter(
    ({ contentId }) => contentId === metadataGroup,
  )
  return ['BT-04-notice', ...languageFields].reduce((current, field) => {
    const known = fieldAt(announced, `${metadataGroup}/${field}`)
    return known && placesOf(form).has(field)
      ? withField(form, current, `${metadataGroup}/${field}`, known)
      : current
  }, metadata)
}

function withPreviousNotice(form: Form, values: PanelValues, publishedAs: string | null): PanelValues {
  const [path] = pathsTo(form, values, 'OPP-090-Procedure')
  if (path === undefined || publishedAs === null) return values
  const before = fieldAt(values, path)?.listValue ?? []
  return withField(form, values, path, { listValue: [...new Set([...before, publishedAs])] })
}

/** The lot as it was announced; its parcels stay with the tender, which is what they are looked up for. */
function withLotPanel(form: Form, values: PanelValues, source: PanelValues, identifier: string): PanelValues {
  const isThere = (lot: GroupValue) => fieldsNamed([lot], lotField)[0]?.stringValue === identifier
  const lots = groupsIn(values, lotGroup)
  const lot = groupsIn(source, lotGroup).find(isThere)
  if (!lot || lots.some(isThere)) return values
  const { propertyIds: _parcels, applicationDeadline: _first, offerDeadline: _last, ...said } = lot
  const added = { ...said, ordinal: lots.length + 1 }
  const introduced = withNamedParties(form, values, [added], source)
  return [...introduced.values, ...introduced.panels]
}
