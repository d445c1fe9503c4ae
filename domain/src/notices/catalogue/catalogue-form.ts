import type { Language } from '../../texts.ts'
import { idOf, metadataGroup, minorOf } from './catalogue.ts'
import type { Branch, Catalogue, CatalogueLabels, FieldFacts, SubtypeFacts } from './catalogue.ts'
import { type Applied, codesFor, demands, prohibition, requirement, requirementRound } from './constraints.ts'
import { explanationOf } from './explanations.ts'
import { withForgotten } from './forgotten.ts'
import { initialFacts, ownFacts } from './metadata.ts'
import { presetCompanions, presetOf } from './presets.ts'
import { unitListOf } from './unit-lists.ts'
import { isDocumentAddress, isDocumentNumber } from '../form/document-addresses.ts'
import { withDistinctLabels } from './distinct-labels.ts'
import { schemaDemands, schemaExclusions } from '../xml/schema-demands.ts'
import type { DisplayType, FieldType, Form, FormField, FormGroup, FormItem } from '../form/form.ts'

/** Every form holds one of these from the start. */
const always = ['LOT', 'PAR']

type Making = Applied & {
  labels: CatalogueLabels
  language: Language
  companions: Map<string, string[]>
  /** What this form says of itself, and what it begins with. */
  own: ReadonlyMap<string, string>
  initial: ReadonlyMap<string, string>
}

/** The form of a notice subtype, or undefined where the standard has none of that name. */
export function formOf(
  catalogue: Catalogue,
  labels: CatalogueLabels,
  subtype: string,
  language: Language,
): Form | undefined {
  const place = catalogue.subtypes.findIndex(({ id }) => id === subtype)
  const facts = withForgotten(catalogue.subtypes[place])
  if (!facts) return undefined

  const ids = fieldIdsOf(facts)
  const companions = presetCompanions(catalogue, ids)
  const [own, initial] = [ownFacts(catalogue, facts), initialFacts(facts)]
  const making: Making = {
    catalogue,
    labels,
    language,
    bit: 1n << BigInt(place),
    ids,
    companions,
    companionsOf: schemaDemands(catalogue, ids),
    rivalsOf: schemaExclusions(catalogue, ids),
    repeating: [],
    own,
    initial,
  }
  const metadata: FormGroup = {
    contentId: metadataGroup,
    contentType: 'section',
    label: labels.groups[metadataGroup] ?? metadataGroup,
    hidden: true,
    children: childrenOf(making, facts.metadata),
  }
  const content = facts.content.map((branch) => itemOf(making, branch) as FormGroup)
  return { subtype, sdkVersion: minorOf(catalogue.version), panels: [metadata, ...content] }
}

const fieldIdsOf = ({ metadata, content }: SubtypeFacts) =>
  new Set([...metadata, ...content].flatMap(leavesOf))
const leavesOf = (branch: Branch): string[] =>
  typeof branch === 'string' ? [idOf(branch)] : branch[1].flatMap(leavesOf)

const childrenOf = (making: Making, branches: readonly Branch[]): FormItem[] =>
  withDistinctLabels(
    branches.map((branch) => itemOf(making, branch)),
    making.language,
  )

const itemOf = (making: Making, branch: Branch): FormItem =>
  typeof branch === 'string' ? fieldOf(making, branch) : groupOf(making, branch[0], branch[1])

function groupOf(making: Making, key: string, content: readonly Branch[]): FormGroup {
  const { catalogue, labels } = making
  const contentId = idOf(key)
  const facts = catalogue.groups[key] ?? {}
  const node = facts.node ? catalogue.nodes[facts.node] : undefined
  const identifier = facts.unidentified ? undefined : node?.identifier
  const [scheme = ''] = (identifier && catalogue.fields[identifier]?.idScheme) || []
  const required =
    node?.repeatable && (always.includes(scheme) || content.some((branch) => demands(making, branch)))
  return {
    contentId,
    contentType: facts.section ? 'section' : 'group',
    label: labels.groups[facts.label ?? contentId] ?? contentId,
    ...(node?.repeatable && { repeatable: true }),
    ...(required && { required }),
    ...(facts.collapsed && { collapsed: true }),
    ...(identifier && { identifierFieldId: identifier }),
    ...(node?.caption && { captionFieldId: node.caption }),
    children: childrenOf(inside(making, contentId, facts.node), content),
  }
}

const inside = (making: Making, contentId: string, node: string | undefined): Making =>
  node && making.catalogue.nodes[node]?.repeatable
    ? { ...making, repeating: [...making.repeating, { contentId, node }] }
    : making

const patternOf = ({ patterns, linearPatterns }: Catalogue, { pattern }: FieldFacts): string | undefined =>
  pattern === undefined ? undefined : (linearPatterns[pattern] ?? patterns[pattern])

function fieldOf(making: Making, key: string): FormField {
  const { catalogue, labels, companions, own, initial } = making
  const contentId = idOf(key)
  const facts = catalogue.fields[contentId]
  const look = catalogue.looks[key]
  if (!facts || !look) throw new Error(`the catalogue does not know the field ${key}`)

  const required = requirement(making, contentId, facts)
  const requiredOnce = requirementRound(making, facts)
  const forbidden = prohibition(making, contentId, facts)
  const codes = codesFor(making, facts)
  const unitList = unitListOf(catalogue, contentId, facts)
  const pattern = patternOf(catalogue, facts)
  const presetValue = own.get(contentId) ?? presetOf(catalogue, contentId)
  const presetWith = companions.get(contentId)
  const initialValue = initial.get(contentId)
  const description = explanationOf(contentId, making.language)
  return {
    contentId,
    contentType: 'field',
    label: labels.fields[contentId] ?? facts.name,
    ...(description && { description }),
    displayType: displayOf(facts.type, look.display),
    type: facts.type,
    ...(facts.repeatable && { repeatable: true }),
    ...(required && { required }),
    ...(requiredOnce && { requiredOnce }),
    ...(forbidden && { forbidden }),
    ...(look.hidden && { hidden: true }),
    ...(look.readOnly && { readOnly: true }),
    ...(facts.maxLength && { maxLength: facts.maxLength }),
    ...(pattern && { pattern }),
    ...(facts.range && { range: facts.range }),
    ...(facts.list && { codeList: facts.list }),
    ...(codes && { codes }),
    ...(unitList && { unitList }),
    ...(presetValue && { presetValue }),
    ...(presetWith && { presetWith }),
    ...(initialValue && { initialValue }),
    ...((isDocumentAddress(contentId) || (required && isDocumentNumber(contentId))) && {
      filledOnSaving: true,
    }),
    ...(facts.idScheme && { schemeId: facts.idScheme[0], schemeName: facts.idScheme[1] }),
    ...(facts.idSchemes && { idSchemes: facts.idSchemes }),
  }
}

const displays: Partial<Record<FieldType, DisplayType>> = {
  date: 'DATE',
  time: 'TIME',
  integer: 'NUMBER',
  number: 'NUMBER',
  amount: 'NUMBER',
  measure: 'NUMBER',
  indicator: 'RADIO',
  code: 'COMBOBOX',
}
const displayOf = (type: FieldType, display: DisplayType): DisplayType => displays[type] ?? display
