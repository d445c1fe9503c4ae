import type { Condition } from '../form/conditions.ts'
import type { DisplayType, FieldType } from '../form/form.ts'

/** A set of notice subtypes: hexadecimal, one bit each, in the order of `Catalogue.subtypes`. */
export type SubtypeSet = string

/** Holds for these subtypes; there only under a condition, by its place in `Catalogue.conditions`. */
export type Constraint = readonly [subtypes: SubtypeSet, condition?: number]

export type FieldFacts = {
  node: string
  name: string
  type: Exclude<FieldType, 'datetime'>
  /** The way from its node to its element, in XPath. */
  path: string
  /** The business term, where it is another than the id begins with. */
  term?: string
  repeatable?: true
  forbidden?: readonly Constraint[]
  mandatory?: readonly Constraint[]
  /** Where only the official rules demand it; the standard's own description of the field does not. */
  ruled?: readonly Constraint[]
  /** The subtypes where it is mandatory only together with the rest of its node. */
  withNode?: SubtypeSet
  list?: string
  /** It names its list without the list's parent, which else is what the XML names. */
  withoutParentList?: true
  /** The part of its list that these subtypes take codes from. */
  lists?: readonly (readonly [subtypes: SubtypeSet, list: string])[]
  maxLength?: number
  /** The smallest and the largest number. */
  range?: readonly [min: number, max: number]
  /** Place in `Catalogue.patterns`. */
  pattern?: number
  preset?: string
  idScheme?: readonly [scheme: string, name: string]
  idSchemes?: readonly string[]
  /** Its code for unpublished values, and the four fields that say so. */
  privacy?: readonly [
    code: string,
    unpublished: string,
    reasonCode: string,
    reasonText: string,
    publicationDate: string,
  ]
  /** The official rules that look at it, by their ids; those that only warn end in `?`. */
  rules?: readonly string[]
  /** It is no element but an attribute of the one that this field stands for. */
  attributeOf?: string
  /** The time of this day. */
  timeField?: string
  /** What it tells about, and what its identifiers may name; both as in `Catalogue.entities`. */
  entity?: string
  refersTo?: readonly string[]
  inChangeNotice?: unknown
}

export type NodeFacts = {
  parent?: string
  path: string
  repeatable?: true
  identifier?: string
  caption?: string
  /** The subtypes that demand it; known only where the official rules were compiled too. */
  mandatory?: SubtypeSet
}

/** How a group looks in the forms; a key with `#` is another look of the same id. */
export type GroupFacts = {
  node?: string
  label?: string
  section?: true
  collapsed?: true
  /** Its instances have no identifier, though those of its node do. */
  unidentified?: true
}
/** How a field looks in the forms. */
export type LookFacts = {
  display: Extract<DisplayType, 'COMBOBOX' | 'TEXTBOX' | 'TEXTAREA' | 'RADIO'>
  hidden?: true
  readOnly?: true
}

/** A field by its key in `looks`, or a group by its key in `groups` with what it holds. */
export type Branch = string | readonly [group: string, content: readonly Branch[]]

export type SubtypeFacts = {
  id: string
  document: string
  legalBasis: string
  formType: string
  noticeType: string
  metadata: readonly Branch[]
  content: readonly Branch[]
}

export type ListFacts = {
  file: string
  shortName: string
  longName: string
  parent?: string
  hierarchical?: true
  /** The code of a list that has but one. */
  only?: string
  /** The codes of a part of its parent; what these mean says the parent. */
  codes?: readonly string[]
}

/** A thing that notices tell about. */
export type EntityFacts = {
  name: string
  /** The node that is there once for each of them. */
  node?: string
  /** What a change notice names it by: a word of its own, or the field with the identifier of the instance. */
  changed?: { word: string } | { identifier: string }
}

/** What the notice standard says, in one version of it. Labels and codes lie beside it, per language. */
export type Catalogue = {
  /** `1.7.5`. */
  version: string
  ublVersion: string
  subtypes: readonly SubtypeFacts[]
  documents: Readonly<Record<string, { root: string; namespace: string }>>
  namespaces: Readonly<Record<string, string>>
  groups: Readonly<Record<string, GroupFacts>>
  looks: Readonly<Record<string, LookFacts>>
  fields: Readonly<Record<string, FieldFacts>>
  nodes: Readonly<Record<string, NodeFacts>>
  conditions: readonly { efx: string; tree: Condition }[]
  patterns: readonly string[]
  /** By its place there, what forms say instead of a pattern that could be made to run away. */
  linearPatterns: Readonly<Record<number, string>>
  /** Every element's children in the order the schemas demand; `!` must be there, `*` may repeat. */
  order: Readonly<Record<string, readonly string[]>>
  lists: Readonly<Record<string, ListFacts>>
  /** By id; versions of old do not name them. */
  entities?: Readonly<Record<string, EntityFacts>>
}

/** Short labels in one language: of fields, groups (some under the name of their node) and subtypes. */
export type CatalogueLabels = {
  fields: Readonly<Record<string, string>>
  groups: Readonly<Record<string, string>>
  notices: Readonly<Record<string, string>>
  /** Translations of codes, `list.code`, that differ from the label in the list itself. */
  codes: Readonly<Record<string, string>>
}

/** The versions a catalogue answers to: `1.7` of `1.7.5`. */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.')

export const idOf = (key: string): string => key.replace(/#\d+$/, '')

/** The business term that an id begins with: `BT-05` of `BT-05(a)-notice`. */
export const termIn = (id: string): string => /^([A-Z]+-\d+)[-(]/.exec(id)?.[1] ?? ''

/** Our wrapper round the facts a form holds about itself. */
export const metadataGroup = 'meta-data-group'
