import type { Form } from '../../notices/form/form.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'
import { lotPanelsOf } from '../lots.ts'

/** A part of the form as both states have it. */
export type Pair = { key: string; old: GroupValue | undefined; current: GroupValue | undefined }

/** The panels that are not the same in both; lots are known by their identifiers. */
export function differingPanels(form: Form, old: PanelValues, current: PanelValues): Pair[] {
  const keysIn = (values: PanelValues) => {
    const lots = new Map(lotPanelsOf(form, values).map(({ value, identifier }) => [value, identifier]))
    const repeatable = new Set(
      form.panels.filter((group) => group.repeatable).map(({ contentId }) => contentId),
    )
    return new Map(
      values.map((panel) => [
        lots.get(panel) ??
          (repeatable.has(panel.contentId) ? `${panel.contentId}[${panel.ordinal}]` : panel.contentId),
        panel,
      ]),
    )
  }
  const [before, after] = [keysIn(old), keysIn(current)]
  const order = new Map(form.panels.map(({ contentId }, index) => [contentId, index]))
  const placeOf = ({ old: was, current: is }: Pair) => {
    const panel = is ?? was
    return [order.get(panel?.contentId ?? '') ?? 0, panel?.ordinal ?? 0] as const
  }
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key): Pair => ({ key, old: before.get(key), current: after.get(key) }))
    .filter((pair) => fingerprint(pair.old) !== fingerprint(pair.current))
    .toSorted((one, other) => {
      const [[panel, ordinal], [otherPanel, otherOrdinal]] = [placeOf(one), placeOf(other)]
      return panel - otherPanel || ordinal - otherOrdinal
    })
}

const fingerprints = new WeakMap<GroupValue, string>()

/** Values are never changed in place, so that a panel nobody touched is written out once. */
function fingerprint(panel: GroupValue | undefined): string {
  if (!panel) return ''
  const known = fingerprints.get(panel)
  if (known !== undefined) return known
  const { ordinal: _place, ...content } = panel
  const text = JSON.stringify(content)
  fingerprints.set(panel, text)
  return text
}
