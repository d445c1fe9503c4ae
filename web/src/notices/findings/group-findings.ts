import type { Found } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { shownPanels } from '@allmende/domain/notices/form/layout.ts'
import { topPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'

/** What was found in one part; the title is null for one that the form does not show. */
export type FoundPart = { path: ValuePath; title: string | null; found: readonly Found[] }

/** What stands before the notice's panels: titles by path. */
export type OwnTitles = Readonly<Record<ValuePath, string>>

/** Findings under the titles of their parts, in the order of the form. */
export function groupFindings(
  form: Form,
  values: PanelValues,
  found: readonly Found[],
  own: OwnTitles = {},
): FoundPart[] {
  const titles = new Map([
    ...Object.entries(own),
    ...shownPanels(form, values).map(
      ({ path, group, ordinal, caption }) =>
        [path, [`${ordinal} ${group.label}`, caption].filter(Boolean).join(': ')] as const,
    ),
  ])
  const parts = Map.groupBy(found, ({ panelPath }) => topPath(panelPath))
  const order = [...titles.keys()]
  const rank = (path: ValuePath) => (titles.has(path) ? order.indexOf(path) : order.length)
  return [...parts]
    .map(([path, ofPart]) => ({ path, title: titles.get(path) ?? null, found: ofPart }))
    .toSorted((a, b) => rank(a.path) - rank(b.path))
}
