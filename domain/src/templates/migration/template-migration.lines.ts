import type { Change } from '../../changes.ts'
import { type FormItem, isField } from '../../notices/form/form.ts'
import type { Form, FormGroup } from '../../notices/form/form.ts'
import { fieldMoves } from '../../notices/migration/field-moves.ts'
import { standardOf } from '../template-copies.ts'
import { placedItems } from '../template-items.ts'
import { migratedPanels } from './migrated-panels.ts'
import type { TemplateMigration } from './template-migration.contract.ts'

type Told = Omit<TemplateMigration, 'version'>

/** What becomes of an own form, in the words of its language: nothing hidden is told of. */
export function templateMigrationLines(panels: readonly FormGroup[], from: Form, to: Form): Told {
  const { panels: next, gone, added } = migratedPanels(panels, from, to)
  const [old, newer] = [from.sdkVersion ?? '', to.sdkVersion ?? '']
  const { renamed, split } = fieldMoves(old, newer)
  const names = namesOf(panels)
  const becomes = ({ contentId }: FormItem): string[] => {
    const ids = [renamed[contentId]?.to ?? [], split[contentId]?.kinds.map((kind) => kind.to) ?? []].flat()
    return [...new Set(ids.flatMap((id) => standardOf(to).get(id)?.item.label ?? []))]
  }
  const nextNames = namesOf(next)
  const nameOf = ({ contentId, label }: FormItem): string => names.get(contentId) ?? label
  // A group that is gone is told by its questions: most of them are asked in another one.
  const told = gone.filter(({ item, isKept }) => !item.hidden && (isField(item) || isKept))
  return {
    from: old,
    to: newer,
    staying: placedItems(next).length - added.length,
    gone: told
      .filter(({ item }) => becomes(item).length === 0)
      .map(({ item, isKept }) => ({ name: nameOf(item), isKept })),
    replaced: told
      .filter(({ item }) => becomes(item).length > 0)
      .map(({ item }) => ({ name: nameOf(item), becomes: becomes(item) })),
    added: added
      .filter((item) => isField(item) && !item.hidden)
      .map((item) => nextNames.get(item.contentId) ?? item.label),
  }
}

/** `Los – Zuschlagskriterien – Zahl`: panel, group and the part itself. */
function namesOf(panels: readonly FormGroup[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const walk = (item: FormItem, above: readonly string[]): void => {
    const trail = [...above, item.label].filter((label, at, all) => label !== all[at - 1])
    names.set(item.contentId, [trail[0], ...trail.slice(1).slice(-2)].join(' – '))
    if (!isField(item)) for (const child of item.children) walk(child, trail)
  }
  for (const panel of panels) walk(panel, [])
  return names
}

/** What the log says of it, in German. */
export const templateMigrationChanges = ({ from, to, gone, replaced, added }: Told): Change[] => [
  { label: 'Fassung des EU-Standards', oldValue: from, newValue: to },
  ...gone.map(({ name, isKept }) => ({
    label: 'Im EU-Standard entfallen',
    oldValue: name,
    newValue: isKept ? 'bleibt als eigener Teil' : null,
  })),
  ...replaced.map(({ name, becomes }) => ({
    label: 'Im EU-Standard ersetzt',
    oldValue: name,
    newValue: becomes.join(', '),
  })),
  ...(added.length > 0
    ? [{ label: 'Neue Felder des EU-Standards', oldValue: null, newValue: added.join(', ') }]
    : []),
]
