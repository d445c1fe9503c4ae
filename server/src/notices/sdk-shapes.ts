import {
  type Branch,
  type Catalogue,
  type CatalogueLabels,
  type Constraint,
  type FieldFacts,
  idOf,
  type SubtypeSet,
  termIn,
} from '@allmende/domain/notices/catalogue/catalogue.ts'
import { nodePath } from '@allmende/domain/notices/catalogue/presets.ts'
import { entitiesJson, entityOf, relationsJson, relationsOf } from './sdk-relations.ts'

/** The catalogue in the words of the SDK's own files, as clients of this interface read them. */
const error = { severity: 'ERROR' } as const
const sdkName = ({ version }: Catalogue) => `eforms-sdk-${version}`

export function fieldsJson(catalogue: Catalogue) {
  const related = relationsOf(catalogue)
  return {
    ublVersion: catalogue.ublVersion,
    sdkVersion: sdkName(catalogue),
    ...(catalogue.entities && { businessEntities: entitiesJson(catalogue) }),
    xmlStructure: Object.entries(catalogue.nodes).map(([id, node]) => ({
      id,
      ...(node.parent && { parentId: node.parent }),
      xpathAbsolute: nodePath(catalogue, id),
      xpathRelative: node.path,
      repeatable: node.repeatable ?? false,
      ...(node.identifier && { identifierFieldId: node.identifier }),
      ...(node.caption && { captionFieldId: node.caption }),
      ...entityOf(catalogue, id),
    })),
    fields: Object.entries(catalogue.fields).map(([id, field]) => ({
      ...fieldJson(catalogue, id, field),
      ...relationsJson(related, id, field),
    })),
  }
}

function fieldJson(catalogue: Catalogue, id: string, field: FieldFacts) {
  const constrained = (constraints: readonly Constraint[]) => ({
    value: false,
    ...error,
    constraints: constraints.map((constraint) => constraintJson(catalogue, constraint)),
  })
  return {
    id,
    parentNodeId: field.node,
    name: field.name,
    btId: field.term ?? termIn(id),
    xpathAbsolute: `${nodePath(catalogue, field.node)}/${field.path}`,
    xpathRelative: field.path,
    type: field.type,
    ...(field.preset !== undefined && { presetValue: field.preset }),
    ...(field.idScheme && { idScheme: field.idScheme[0], schemeName: field.idScheme[1] }),
    ...(field.idSchemes && { idSchemes: field.idSchemes }),
    ...(field.maxLength && { maxLength: field.maxLength }),
    ...(field.privacy && { privacy: privacyJson(field.privacy) }),
    repeatable: { value: field.repeatable ?? false, ...error },
    ...(field.forbidden && { forbidden: constrained(field.forbidden) }),
    ...(field.mandatory && { mandatory: constrained(field.mandatory) }),
    ...(field.list && { codeList: listJson(catalogue, field.list, field) }),
    ...(field.range && {
      numericRange: { value: { minNumber: field.range[0], maxNumber: field.range[1] }, ...error },
    }),
    ...(field.pattern !== undefined && { pattern: { value: catalogue.patterns[field.pattern], ...error } }),
    ...(field.rules && {
      assert: { value: '{ND-Root} ${TRUE}', ...error, constraints: field.rules.map(ruleJson) },
    }),
    ...(field.inChangeNotice !== undefined && { inChangeNotice: field.inChangeNotice }),
  }
}

const subtypesIn = ({ subtypes }: Catalogue, set: SubtypeSet) => {
  const bits = BigInt(`0x${set}`)
  return subtypes.flatMap(({ id }, index) => ((bits >> BigInt(index)) & 1n ? [id] : []))
}

function constraintJson(catalogue: Catalogue, [set, place]: Constraint) {
  const { conditions } = catalogue
  return {
    noticeTypes: subtypesIn(catalogue, set),
    ...(place !== undefined && { condition: conditions[place]?.efx }),
    value: true,
    ...error,
  }
}

const ruleJson = (rule: string) => ({
  severity: rule.endsWith('?') ? 'WARN' : 'ERROR',
  message: `rule|text|${rule.replace('?', '')}`,
})

const privacyJson = ([code, unpublished, reason, description, date]: NonNullable<FieldFacts['privacy']>) => ({
  code,
  unpublishedFieldId: unpublished,
  reasonCodeFieldId: reason,
  reasonDescriptionFieldId: description,
  publicationDateFieldId: date,
})

/** A list, and the parts of it that some subtypes are limited to. */
const listJson = (catalogue: Catalogue, id: string, field: FieldFacts) => ({
  value: listReference(catalogue, id, field),
  ...error,
  ...(field.lists && {
    constraints: field.lists.map(([set, list]) => ({
      noticeTypes: subtypesIn(catalogue, set),
      value: { id: list, type: 'flat' },
      ...error,
    })),
  }),
})

function listReference({ lists }: Catalogue, id: string, { withoutParentList }: FieldFacts) {
  const list = lists[id]
  return {
    id,
    type: list?.hierarchical ? 'hierarchical' : 'flat',
    ...(list?.parent && !withoutParentList && { parentId: list.parent }),
  }
}

export const codelistsJson = (catalogue: Catalogue) => ({
  ublVersion: catalogue.ublVersion,
  sdkVersion: sdkName(catalogue),
  codelists: Object.entries(catalogue.lists).map(([id, { parent, file }]) => ({
    id,
    ...(parent && { parentId: parent }),
    filename: file,
    _label: `codelist|name|${id}`,
  })),
})

/** The tree of one subtype; groups are described by their English label. */
export function noticeJson(catalogue: Catalogue, english: CatalogueLabels, subtype: string) {
  const facts = catalogue.subtypes.find(({ id }) => id === subtype)
  if (!facts) return undefined
  const item = (branch: Branch): object =>
    typeof branch === 'string'
      ? fieldItem(catalogue, branch)
      : { ...groupItem(catalogue, english, branch[0]), content: branch[1].map(item) }
  return {
    ublVersion: catalogue.ublVersion,
    sdkVersion: sdkName(catalogue),
    noticeId: subtype,
    metadata: facts.metadata.map(item),
    content: facts.content.map(item),
  }
}

function fieldItem({ fields, looks }: Catalogue, key: string) {
  const id = idOf(key)
  const [field, look] = [fields[id], looks[key]]
  return {
    id,
    contentType: 'field',
    displayType: look?.display,
    description: field?.name,
    _label: `field|name|${id}`,
    ...(field?.idScheme && { _idScheme: field.idScheme[0], _schemeName: field.idScheme[1] }),
    ...(field?.idSchemes && { _idSchemes: field.idSchemes }),
    ...(field?.repeatable && { _repeatable: true }),
    ...(field?.preset !== undefined && { _presetValue: field.preset }),
    ...(look?.hidden && { hidden: true }),
    ...(look?.readOnly && { readOnly: true }),
  }
}

function groupItem(catalogue: Catalogue, english: CatalogueLabels, key: string) {
  const { fields, groups, nodes } = catalogue
  const id = idOf(key)
  const group = groups[key]
  const node = group?.node ? nodes[group.node] : undefined
  const identifier = group?.unidentified ? undefined : node?.identifier
  const scheme = identifier ? fields[identifier]?.idScheme : undefined
  const label = group?.label ?? id
  return {
    id,
    contentType: 'group',
    ...(group?.node && { nodeId: group.node }),
    displayType: group?.section ? 'SECTION' : 'GROUP',
    description: english.groups[label],
    _label: `group|name|${label}`,
    ...(scheme && { _idScheme: scheme[0], _schemeName: scheme[1] }),
    ...(identifier && { _identifierFieldId: identifier }),
    ...(node?.caption && { _captionFieldId: node.caption }),
    ...(node?.repeatable && { _repeatable: true }),
    ...(group?.collapsed && { collapsed: true }),
    ...entityOf(catalogue, group?.node),
  }
}
