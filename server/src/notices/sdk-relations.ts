import type { Catalogue, FieldFacts } from '@allmende/domain/notices/catalogue/catalogue.ts'

/** What later versions of the SDK say besides: which things a notice tells about, and which fields belong together. */
export const entitiesJson = ({ entities = {}, nodes }: Catalogue) =>
  Object.entries(entities).map(([id, { name, node, changed }]) => ({
    id,
    name,
    labelId: `business-entity|name|${id}`,
    repeatable: node !== undefined && nodes[node]?.repeatable === true,
    ...(node && { repeatsWithNodeId: node }),
    changeIdentification: {
      identifyInChangeNotice: changed !== undefined,
      useInstanceIdentifier: changed !== undefined && 'identifier' in changed,
      ...(changed && 'word' in changed && { changeIdentifier: changed.word }),
    },
  }))

/** The thing that is there once for each instance of a node; what is only a kind of it cannot be named in a change. */
export function entityOf({ entities = {} }: Catalogue, node: string | undefined) {
  const here = Object.entries(entities).filter(([, entity]) => node !== undefined && entity.node === node)
  const [id] = here.find(([, { changed }]) => changed) ?? here[0] ?? []
  return id === undefined ? {} : { businessEntityId: id }
}

type Relations = { attributes: ReadonlyMap<string, string[]>; days: ReadonlyMap<string, string> }

/** The same relations seen from the other end: attributes of an element, the day of a time. */
export function relationsOf({ fields }: Catalogue): Relations {
  const all = Object.entries(fields)
  const owned = all.flatMap(([id, { attributeOf }]) => (attributeOf ? [{ id, attributeOf }] : []))
  return {
    attributes: new Map(
      [...Map.groupBy(owned, ({ attributeOf }) => attributeOf)].map(([owner, attributes]) => [
        owner,
        attributes.map(({ id }) => id),
      ]),
    ),
    days: new Map(all.flatMap(([id, { timeField }]) => (timeField ? [[timeField, id] as const] : []))),
  }
}

export function relationsJson({ attributes, days }: Relations, id: string, field: FieldFacts) {
  const [owned, day] = [attributes.get(id), days.get(id)]
  return {
    ...(owned && { attributes: owned }),
    ...(field.attributeOf && {
      attributeOf: field.attributeOf,
      attributeName: field.path.slice(field.path.lastIndexOf('@') + 1),
    }),
    ...(field.timeField && { timeFieldId: field.timeField }),
    ...(day && { dateFieldId: day }),
    ...(field.entity && { businessEntityId: field.entity }),
    ...(field.refersTo && { referencedBusinessEntityIds: field.refersTo }),
  }
}
