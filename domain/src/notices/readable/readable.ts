import { metadataGroup } from '../catalogue/catalogue.ts'
import { type Form, type FormField, type FormGroup, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { captionOf, shownPanels } from '../form/layout.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { factOf, isFact, joined, lifted, type ReadableFact } from './readable-facts.ts'
import { fieldIn, fieldsNamed, groupsIn, isFilled, textsOf } from '../values/reading.ts'
import { rootScope, type Scope } from '../values/scope.ts'
import { namesIn, type Speech } from './spoken-values.ts'
import type { GroupValue, PanelValues } from '../values/values.ts'
import { isCounted } from '../check/visibility.ts'

/** A titled part of a notice; what it holds stands in the order of the form. */
export type ReadableSection = { path: ValuePath; title: string; content: readonly Part[] }
type Part = ReadableFact | ReadableSection

/** Where the walk is: in which panel, under which names. */
type Reading = { speech: Speech; panel: FormGroup }

/** The whole notice as one reads it: the panels in the form's order, then those that the form does not show. */
export function readableNotice(form: Form, values: PanelValues, given: Speech): ReadableSection[] {
  const speech = { ...given, names: given.names ?? namesIn(form, values) }
  const root = rootScope(form, values)
  const shown = shownPanels(form, values)
  const groups = new Set(shown.map(({ group }) => group))
  const last = Math.max(0, ...shown.map(({ ordinal }) => Number.parseInt(ordinal, 10)))
  const others = form.panels
    .filter((group) => !groups.has(group) && groupsIn(values, group.contentId).length > 0)
    .toSorted((one, other) => Number(isMetadata(one)) - Number(isMetadata(other)))
    .flatMap((group, at) =>
      groupsIn(values, group.contentId).map((value) => ({
        group,
        value,
        ordinal: group.repeatable ? `${last + at + 1}.${value.ordinal}` : `${last + at + 1}`,
      })),
    )
  return [...shown, ...others].flatMap(({ group, value, ordinal }) => {
    if (!value) return []
    const section = sectionOf({ speech, panel: group }, root, '', group, value)
    const title = `${ordinal} ${panelName(group, value)}`
    return section.content.length > 0 ? [{ ...section, title }] : []
  })
}

const isMetadata = ({ contentId }: FormGroup): boolean => contentId === metadataGroup

function sectionOf(
  reading: Reading,
  outer: Scope,
  above: ValuePath,
  group: FormGroup,
  value: GroupValue,
): ReadableSection {
  const path = childPath(above, group, value.ordinal)
  const scope: Scope = { form: outer.form, group, children: value.children, parent: outer }
  const parts = contentOf(group).items.flatMap((item): readonly Part[] =>
    isField(item) ? factsOf(reading, scope, path, item) : groupParts(reading, scope, path, group, item),
  )
  return { path, title: group.label, content: joined(parts) }
}

/** Presets and what another field stands for say nothing to a reader, made identifiers stand in the titles. */
function factsOf(reading: Reading, scope: Scope, path: ValuePath, field: FormField): ReadableFact[] {
  const value = fieldIn(scope.children, field.contentId)
  if (!value || !isFilled(value) || field.presetWith || !isCounted(scope, field)) return []
  const isFixed = textsOf(value)[0] === field.presetValue
  if (field.hidden && (isFixed || !isMetadata(reading.panel))) return []
  return [factOf(path, field, value, reading.speech)]
}

/** The instances of a group as sections; what would be a title for nothing is left out. */
function groupParts(
  reading: Reading,
  scope: Scope,
  path: ValuePath,
  outer: FormGroup,
  group: FormGroup,
): readonly Part[] {
  const values = groupsIn(scope.children, group.contentId)
  const sections = values
    .map((value) => ({ value, section: sectionOf(reading, scope, path, group, value) }))
    .filter(({ section }) => section.content.length > 0)
  const [first] = sections
  if (!first) return []
  if (!group.repeatable && givesWay(scope.form, outer, group)) return first.section.content
  const facts = sections.flatMap(({ section: { content } }) => (content.length === 1 ? content : []))
  if (!group.identifierFieldId && facts.length === sections.length && facts.every(isFact))
    return facts.map((fact) => lifted(fact, group, reading.panel))
  return sections.map(({ value, section }) => ({
    ...section,
    title: instanceName(reading, group, value, sections.length),
  }))
}

/** Its title repeats the one above, or it is all there is below that. */
const givesWay = (form: Form, outer: FormGroup, group: FormGroup): boolean =>
  group.label === outer.label || (form.subtype !== null && outer.children.length === 1)

/** `Los LOT-0001: Solarpark am Deich` */
function panelName(group: FormGroup, value: GroupValue): string {
  const name = [group.label, identifierOf(group, value)].filter(Boolean).join(' ')
  return [name, captionOf(group, value)].filter(Boolean).join(': ')
}

/** `Stadt Deichhausen (ORG-0001)`, `Ergebnis RES-0001: Solarpark am Deich`, else by number where there are several. */
function instanceName({ speech }: Reading, group: FormGroup, value: GroupValue, count: number): string {
  const [id, caption] = [identifierOf(group, value), captionOf(group, value)]
  const meant = speech.names?.get(caption)
  if (meant) return `${[group.label, id].filter(Boolean).join(' ')}: ${meant}`
  if (caption) return id ? `${caption} (${id})` : caption
  if (id) return `${group.label} ${id}`
  return count > 1 ? `${group.label} ${value.ordinal}` : group.label
}

const identifierOf = (group: FormGroup, value: GroupValue): string =>
  fieldsNamed([value], group.identifierFieldId ?? '')[0]?.stringValue ?? ''
