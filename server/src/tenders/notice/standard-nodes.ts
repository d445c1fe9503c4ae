import { idOf } from '@allmende/domain/notices/catalogue/catalogue.ts'
import { catalogueOf } from '../../notices/catalogues.ts'

const known = new Map<string, ReadonlyMap<string, string>>()

/** The first group that stands for each node. */
export function groupsByNode(version: string): ReadonlyMap<string, string> {
  const groups =
    known.get(version) ??
    new Map(
      Object.entries(catalogueOf(version).groups)
        .toReversed()
        .flatMap(([key, { node }]) => (node ? [[node, idOf(key)] as const] : [])),
    )
  known.set(version, groups)
  return groups
}

/** Whether the node holds the field, at whatever depth. */
export function isFieldIn(version: string, fieldId: string, node: string): boolean {
  const { fields, nodes } = catalogueOf(version)
  for (let at = fields[fieldId]?.node; at; at = nodes[at]?.parent) if (at === node) return true
  return false
}
