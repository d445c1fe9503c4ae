import {
  type Constraint,
  type FieldFacts,
  type NodeFacts,
  type SubtypeSet,
  termIn,
} from '@allmende/domain/notices/catalogue/catalogue.ts'
import { fieldTypes } from '@allmende/domain/notices/form/form.ts'
import { conditionOf } from './efx.ts'
import type { Demands } from './required-nodes.ts'
import type { SdkConstraint, SdkField, SdkFolder } from './sdk-folder.ts'
import { codesIn } from './words.ts'

type Subtypes = readonly string[]

/** Which subtypes, as bits. */
export function setOf(all: Subtypes, chosen: readonly string[]): SubtypeSet {
  const bits = chosen.map((subtype) => {
    const place = all.indexOf(subtype)
    if (place < 0) throw new Error(`unknown subtype ${subtype}`)
    return 1n << BigInt(place)
  })
  return bits.reduce((set, bit) => set | bit, 0n).toString(16)
}

/** Fields with their constraints; the conditions and patterns they share are collected apart. */
export function readFields(
  sdk: SdkFolder,
  subtypes: Subtypes,
  demands: Map<string, Demands>,
  ruled: ReadonlyMap<string, SdkConstraint[]>,
  tailored: (field: SdkField) => NonNullable<FieldFacts['lists']>,
) {
  const {
    fields: { fields },
    lists,
  } = sdk
  const constraints = [...fields.flatMap(constraintsOf), ...[...ruled.values()].flat()]
  const efx = distinct(constraints.map(({ condition }) => condition))
  const patterns = distinct(fields.map(({ pattern }) => pattern?.value))

  const constraint = ({ noticeTypes, condition, value, severity }: SdkConstraint): Constraint => {
    if (value !== true || severity !== 'ERROR')
      throw new Error(`an unexpected constraint: ${value} ${severity}`)
    const set = setOf(subtypes, noticeTypes)
    return condition === undefined ? [set] : [set, efx.indexOf(condition)]
  }

  const listOf = ({ id, parentId }: { id: string; parentId?: string }) => {
    const parent = lists.find((list) => list.id === id)?.parentId
    if (parentId && parentId !== parent)
      throw new Error(`the list ${id} has two parents: ${parentId}, ${parent}`)
    return { list: id, ...(parent && !parentId && { withoutParentList: true as const }) }
  }

  const factsOf = (field: SdkField): FieldFacts => {
    const type = fieldTypes.find((known) => known === field.type)
    if (!type || type === 'datetime') throw new Error(`${field.id}: unknown type ${field.type}`)
    const { privacy, assert, numericRange } = field
    const parts = tailored(field)
    checkAttribute(field)
    const withNode = subtypes.filter((subtype) => demands.get(subtype)?.withNode.has(field.id))
    return {
      node: field.parentNodeId,
      name: field.name,
      type,
      path: field.xpathRelative,
      ...(termIn(field.id) !== field.btId && { term: field.btId }),
      ...(field.repeatable.value && { repeatable: true }),
      ...(field.forbidden && { forbidden: field.forbidden.constraints?.map(constraint) ?? [] }),
      ...(field.mandatory && { mandatory: field.mandatory.constraints?.map(constraint) ?? [] }),
      ...(ruled.has(field.id) && { ruled: ruled.get(field.id)?.map(constraint) ?? [] }),
      ...(withNode.length > 0 && { withNode: setOf(subtypes, withNode) }),
      ...(field.codeList && listOf(field.codeList.value)),
      ...(parts.length > 0 && { lists: parts }),
      ...(field.maxLength && { maxLength: field.maxLength }),
      ...(numericRange && { range: [numericRange.value.minNumber, numericRange.value.maxNumber] as const }),
      ...(field.pattern && { pattern: patterns.indexOf(field.pattern.value) }),
      ...(field.presetValue !== undefined && { preset: field.presetValue }),
      ...(field.idScheme && { idScheme: [field.idScheme, field.schemeName ?? ''] as const }),
      ...(field.idSchemes && { idSchemes: field.idSchemes }),
      ...(privacy && {
        privacy: [
          privacy.code,
          privacy.unpublishedFieldId,
          privacy.reasonCodeFieldId,
          privacy.reasonDescriptionFieldId,
          privacy.publicationDateFieldId,
        ] as const,
      }),
      ...(assert && { rules: (assert.constraints ?? []).map(ruleOf) }),
      ...(field.attributeOf && { attributeOf: field.attributeOf }),
      ...(field.timeFieldId && { timeField: field.timeFieldId }),
      ...(field.businessEntityId && { entity: field.businessEntityId }),
      ...(field.referencedBusinessEntityIds && { refersTo: field.referencedBusinessEntityIds }),
      ...(field.inChangeNotice !== undefined && { inChangeNotice: field.inChangeNotice }),
    }
  }

  return {
    fields: Object.fromEntries(fields.map((field) => [field.id, factsOf(field)])),
    conditions: efx.map((text) => ({ efx: text, tree: conditionOf(text, (list) => codesIn(sdk, list)) })),
    patterns,
  }
}

/** The path alone says which attribute it is. */
function checkAttribute({ id, attributeName, xpathRelative }: SdkField): void {
  if (attributeName && !xpathRelative.endsWith(`/@${attributeName}`))
    throw new Error(`${id}: its path does not end with its attribute`)
}

const constraintsOf = ({ forbidden, mandatory }: SdkField) => [
  ...(forbidden?.constraints ?? []),
  ...(mandatory?.constraints ?? []),
]

const ruleOf = ({ message = '', severity }: SdkConstraint) =>
  message.replace('rule|text|', '') + (severity === 'ERROR' ? '' : '?')

const distinct = (texts: readonly (string | undefined)[]) => [
  ...new Set(texts.filter((text) => text !== undefined)),
]

export function readNodes(
  { fields: { xmlStructure } }: SdkFolder,
  subtypes: Subtypes,
  demands: Map<string, Demands>,
): Record<string, NodeFacts> {
  const facts = xmlStructure.map((node): [string, NodeFacts] => {
    const demanding = subtypes.filter((subtype) => demands.get(subtype)?.nodes.has(node.id))
    return [
      node.id,
      {
        ...(node.parentId && { parent: node.parentId }),
        path: node.xpathRelative,
        ...(node.repeatable && { repeatable: true }),
        ...(node.identifierFieldId && { identifier: node.identifierFieldId }),
        ...(node.captionFieldId && { caption: node.captionFieldId }),
        ...(demanding.length > 0 && { mandatory: setOf(subtypes, demanding) }),
      },
    ]
  })
  return Object.fromEntries(facts)
}
