import { type Form, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { type GroupValue, isGroupValue, type PanelValues } from './values.ts'

/** An identifier made by us, and where it stands. */
export type Identified = { scheme: string; id: string; path: ValuePath }
/** A reference to such identifiers. */
export type Referring = { schemes: readonly string[]; ids: readonly string[]; path: ValuePath }
export type Ties = { identified: readonly Identified[]; referring: readonly Referring[] }

/** These name parts of an earlier notice, some by a word such as RESULT: nothing here needs to bear that identifier. */
const ofEarlierNotice: ReadonlySet<string> = new Set([
  'BT-13716-notice',
  'BT-1501(p)-Contract',
  'BT-786-Review',
])

const kept = new WeakMap<GroupValue, { form: Form; ties: Ties }>()

/** The identifiers and references of a panel, kept as long as the panel is the same. */
export function tiesOf(form: Form, panel: GroupValue): Ties {
  const known = kept.get(panel)
  if (known?.form === form) return known.ties
  const identified: Identified[] = []
  const referring: Referring[] = []
  const walk = (group: GroupValue, path: ValuePath): void => {
    for (const value of group.children) {
      const item = placesOf(form).get(value.contentId)?.item
      if (!item) continue
      const here = childPath(path, item, isGroupValue(value) ? value.ordinal : 1)
      if (isGroupValue(value)) walk(value, here)
      else if (isField(item)) {
        const ids = value.listValue ?? (value.stringValue ? [value.stringValue] : [])
        if (item.schemeId) for (const id of ids) identified.push({ scheme: item.schemeId, id, path: here })
        if (item.idSchemes && ids.length > 0 && !ofEarlierNotice.has(item.contentId))
          referring.push({ schemes: item.idSchemes, ids, path: here })
      }
    }
  }
  const item = placesOf(form).get(panel.contentId)?.item
  if (item) walk(panel, childPath('', item, panel.ordinal))
  const ties = { identified, referring }
  kept.set(panel, { form, ties })
  return ties
}

/** LOT-0001, LOT-0002 …: one behind the highest there is. */
export function identifierMaker(form: Form, values: PanelValues): (scheme: string) => string {
  const highest = new Map<string, number>()
  for (const panel of values)
    for (const { scheme, id } of tiesOf(form, panel).identified) {
      const number = Number(id.slice(scheme.length + 1))
      if (number > (highest.get(scheme) ?? 0)) highest.set(scheme, number)
    }
  return (scheme) => {
    const next = (highest.get(scheme) ?? 0) + 1
    highest.set(scheme, next)
    return `${scheme}-${String(next).padStart(4, '0')}`
  }
}

const results: readonly string[] = ['29', '30', '31', '32', '33', '34', '35', '36', '37', 'T02']

/** The field that must name a thing: a bidder its tender, and in a result notice a tender and a contract the result. */
export function referrerOf({ subtype }: Form, scheme: string): string | undefined {
  if (scheme === 'TPA') return 'OPT-310-Tender'
  if (!results.includes(subtype ?? '')) return undefined
  return { TEN: 'OPT-320-LotResult', CON: 'OPT-315-LotResult' }[scheme]
}

/** `GR-Organisations[2]`: the innermost entry that may be there several times. */
export const holderOf = (path: ValuePath): ValuePath => path.slice(0, path.lastIndexOf(']') + 1)

/**
 * Parties of a notice that have no part in it. Every organization must be named somewhere (BR-OPT-00200-0103); of an
 * organization's contact points one is enough (BR-OPT-00201-0101), and so is one of all owners (BR-OPT-00202-0101).
 */
export function idleParties(
  identified: readonly Identified[],
  referred: ReadonlySet<string>,
): readonly Identified[] {
  const parties = identified.filter(({ scheme }) => scheme in togetherWith)
  const families = Map.groupBy(parties, (party) => togetherWith[party.scheme]?.(party) ?? party.path)
  return [...families.values()].filter((family) => !family.some(({ id }) => referred.has(id))).flat()
}

const togetherWith: Readonly<Record<string, (party: Identified) => string>> = {
  ORG: ({ path }) => path,
  TPO: ({ path }) => `contact points of ${path.slice(0, path.indexOf(']'))}`,
  UBO: () => 'owners',
}
