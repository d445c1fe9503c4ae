import type { Attr, Element } from 'slimdom'

/** Where a node stands, every step but the root counted: `/ContractNotice/cac:ProcurementProjectLot[2]/cbc:ID[1]`. */
export function canonicalPath(node: Element | Attr): string {
  if (node.nodeType === node.ATTRIBUTE_NODE) {
    const { name, ownerElement } = node as Attr
    return `${ownerElement ? canonicalPath(ownerElement) : ''}/@${name}`
  }
  const { parentElement } = node
  if (!parentElement) return `/${node.nodeName}`
  const twins = parentElement.children.filter(({ nodeName }) => nodeName === node.nodeName)
  return `${canonicalPath(parentElement)}/${node.nodeName}[${twins.indexOf(node as Element) + 1}]`
}
