import type {
  Branch,
  FieldFacts,
  GroupFacts,
  LookFacts,
  NodeFacts,
} from '@allmende/domain/notices/catalogue/catalogue.ts'
import type { SdkItem } from './sdk-folder.ts'

type Known = { fields: Record<string, FieldFacts>; nodes: Record<string, NodeFacts> }

/** Collects what the forms say of groups and fields, and gives their trees as keys. */
export function readTrees({ fields, nodes }: Known) {
  const groups: Record<string, GroupFacts> = {}
  const looks: Record<string, LookFacts> = {}
  const labels = new Set<string>()

  const branchOf = (item: SdkItem): Branch => {
    if (item.contentType === 'field') return keyOf(looks, item.id, lookOf(item))
    if (item.contentType !== 'group') throw new Error(`${item.id}: unknown kind ${item.contentType}`)
    const facts = groupFacts(item)
    labels.add(facts.label ?? item.id)
    return [keyOf(groups, item.id, facts), (item.content ?? []).map(branchOf)]
  }

  const lookOf = (item: SdkItem): LookFacts => {
    const field = fields[item.id]
    if (!field) throw new Error(`${item.id}: a form has it, fields.json does not`)
    agree(item, '_repeatable', field.repeatable)
    agree(item, '_presetValue', field.preset)
    if (item._label !== `field|name|${item.id}`)
      throw new Error(`${item.id}: an unexpected label ${item._label}`)
    return {
      display: displayOf(item),
      ...(item.hidden && { hidden: true }),
      ...(item.readOnly && { readOnly: true }),
    }
  }

  const groupFacts = (item: SdkItem): GroupFacts => {
    const node = item.nodeId ? nodes[item.nodeId] : undefined
    agree(item, '_repeatable', node?.repeatable)
    const unidentified = node?.identifier && !item._identifierFieldId && unidentifiedGroups.has(item.id)
    if (!unidentified) agree(item, '_identifierFieldId', node?.identifier)
    agree(item, '_captionFieldId', node?.caption)
    const [, label] = /^group\|name\|(.+)$/.exec(item._label) ?? []
    if (!label) throw new Error(`${item.id}: an unexpected label ${item._label}`)
    return {
      ...(item.nodeId && { node: item.nodeId }),
      ...(label !== item.id && { label }),
      ...(item.displayType === 'SECTION' && { section: true }),
      ...(item.collapsed && { collapsed: true }),
      ...(unidentified && { unidentified: true }),
    }
  }

  return { groups, looks, labels, treeOf: (items: SdkItem[]) => items.map(branchOf) }
}

/** Their nodes are identified by what they refer to; the forms of later versions do not repeat that. */
const unidentifiedGroups: ReadonlySet<string> = new Set([
  'GR-ContractingAuthority',
  'GR-ContractModification',
])

/** The underscored keys repeat what fields and nodes say, so the catalogue keeps them once. */
function agree(item: SdkItem, key: keyof SdkItem, known: unknown): void {
  if ((item[key] || undefined) !== known) throw new Error(`${item.id}: ${key} differs from fields.json`)
}

const displays = ['COMBOBOX', 'TEXTBOX', 'TEXTAREA', 'RADIO'] as const

function displayOf({ id, displayType }: SdkItem): LookFacts['display'] {
  const display = displays.find((known) => known === displayType)
  if (!display) throw new Error(`${id}: unknown display ${displayType}`)
  return display
}

/** The id itself, or with a number where the same id looks different elsewhere. */
function keyOf<Facts>(known: Record<string, Facts>, id: string, facts: Facts): string {
  for (let number = 1; ; number++) {
    const key = number === 1 ? id : `${id}#${number}`
    known[key] ??= facts
    if (JSON.stringify(known[key]) === JSON.stringify(facts)) return key
  }
}
