import type { Catalogue, EntityFacts } from '@allmende/domain/notices/catalogue/catalogue.ts'
import type { SdkEntity, SdkFolder } from './sdk-folder.ts'

/** The things that notices tell about, where the version names them. */
export function entitiesOf({ fields: { businessEntities } }: SdkFolder): Pick<Catalogue, 'entities'> {
  if (!businessEntities) return {}
  return { entities: Object.fromEntries(businessEntities.map((entity) => [entity.id, factsOf(entity)])) }
}

function factsOf({ id, name, repeatsWithNodeId, changeIdentification, instanceIdentifier }: SdkEntity) {
  const { identifyInChangeNotice, useInstanceIdentifier, changeIdentifier } = changeIdentification
  const identifier = useInstanceIdentifier ? instanceIdentifier?.identifierFieldId : undefined
  const changed = identifier ? { identifier } : changeIdentifier ? { word: changeIdentifier } : undefined
  if (identifyInChangeNotice !== Boolean(changed)) throw new Error(`${id}: a change notice cannot name it`)
  const facts: EntityFacts = {
    name,
    ...(repeatsWithNodeId && { node: repeatsWithNodeId }),
    ...(changed && { changed }),
  }
  return facts
}
