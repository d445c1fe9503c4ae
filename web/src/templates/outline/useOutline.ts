import type { Form, FormGroup, FormItem } from '@allmende/domain/notices/form/form.ts'
import {
  isOfStandard,
  withChangedPart,
  withCopy,
  withPart,
  withPartAt,
  withPartMoved,
  withRestored,
  withoutPart,
} from '@allmende/domain/templates/template-edits.ts'
import {
  isFieldPart,
  isGroupPart,
  keyOf,
  type Part,
  type PartKey,
  partsBelow,
  placeOfPart,
} from '@allmende/domain/templates/template-tree.ts'
import { hasChoices } from '@allmende/domain/templates/templates.rules.ts'
import { useState } from 'react'
import { uuid } from '../../rpc/repeats.ts'
import { confirm } from '../../ui/confirm.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { labelOf } from '../edited-template.ts'
import { outlineTexts as texts } from './outline.texts.ts'

type Panels = readonly FormGroup[]
type Options = { panels: Panels; base: Form | null; onChange: (change: (panels: Panels) => Panels) => void }

/** A part that was taken away, and where it stood. */
export type RemovedPart = { part: Part; parentKey: PartKey | null; index: number; name: string }

export const undoId = 'outline-undo'

export const newId = () => `own-${uuid()}`

const countBelow = (part: Part): number =>
  partsBelow(part).reduce((sum, below) => sum + 1 + countBelow(below), 0)

/** Without something in it, it makes no sense. */
const waitsForParts = (part: Part): boolean =>
  isGroupPart(part) || (isFieldPart(part) && hasChoices(part.displayType))

function toggled(keys: ReadonlySet<PartKey>, key: PartKey): ReadonlySet<PartKey> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The outline of a form under one's hands: what is open, what was done last, and all that can be done. */
export function useOutline({ panels, base, onChange }: Options) {
  const say = useSay()
  const [expanded, setExpanded] = useState<ReadonlySet<PartKey>>(
    () => new Set(base ? [] : panels.map(({ contentId }) => contentId)),
  )
  const [edited, setEdited] = useState<ReadonlySet<PartKey>>(new Set())
  const [spoken, setSpoken] = useState('')
  const [removed, setRemoved] = useState<RemovedPart | null>(null)
  /** Where the focus belongs once the rows are drawn in their new order. */
  const [focused, setFocused] = useState<string | null>(null)

  const expand = (...keys: PartKey[]) => setExpanded((current) => new Set([...current, ...keys]))

  function move(key: PartKey, by: -1 | 1) {
    const place = placeOfPart(panels, key)
    const target = (place?.index ?? 0) + by
    if (!place || target < 0 || target >= place.among.length) return
    onChange((current) => withPartMoved(current, key, by))
    setSpoken(say(texts.moved, { name: labelOf(place.part), n: target + 1, count: place.among.length }))
    setFocused(`${key} ${by}`)
  }

  /** Behind or before another part, or into one; `index` is where it stands afterwards. */
  function put(key: PartKey, parentKey: PartKey | null, index: number) {
    const place = placeOfPart(panels, key)
    if (!place) return
    onChange((current) => withPartAt(current, key, parentKey, index))
    const parent = parentKey === null ? null : placeOfPart(panels, parentKey)
    if (parent && parentKey !== place.parentKey) {
      expand(parentKey as PartKey)
      setSpoken(say(texts.movedInto, { name: labelOf(place.part), parent: labelOf(parent.part) }))
    } else setSpoken(say(texts.moved, { name: labelOf(place.part), n: index + 1, count: place.among.length }))
  }

  function add(parentKey: PartKey | null, part: Part) {
    onChange((current) => withPart(current, parentKey, part))
    const key = keyOf(part, parentKey)
    expand(...(parentKey === null ? [] : [parentKey]), ...(waitsForParts(part) ? [key] : []))
    setSpoken(say(texts.added, { name: labelOf(part) }))
  }

  async function remove(key: PartKey) {
    const place = placeOfPart(panels, key)
    if (!place) return
    const name = labelOf(place.part)
    const n = countBelow(place.part)
    const question = {
      title: say(texts.removeTitle, { name }),
      text: say(texts.removeText, { n }),
      confirmLabel: say(texts.remove),
      danger: true,
    }
    if (n > 0 && !(await confirm(question))) return
    onChange((current) => withoutPart(current, key))
    setRemoved({ part: place.part, parentKey: place.parentKey, index: place.index, name })
    // Whoever took it away by mistake has the way back under her fingers.
    requestAnimationFrame(() => focusOn(undoId))
  }

  /** Brings back what was taken away last, with everything in it. */
  function undo() {
    if (!removed) return
    const { part, parentKey, index } = removed
    onChange((current) => withPart(current, parentKey, part, index))
    setRemoved(null)
    setSpoken(say(texts.added, { name: removed.name }))
    setFocused(`${keyOf(part, parentKey)} name`)
  }

  function copy(key: PartKey) {
    const part = placeOfPart(panels, key)?.part
    if (!part) return
    onChange((current) => withCopy(current, key, base, newId))
    const n = isGroupPart(part) ? (part.startsWith ?? 1) + 1 : 0
    const isRepeat = isOfStandard(part, base)
    setSpoken(say(isRepeat ? texts.repeated : texts.copied, { name: labelOf(part), n }))
  }

  return {
    panels,
    base,
    expanded,
    edited,
    spoken,
    focused,
    move,
    put,
    add,
    remove,
    copy,
    expand,
    /** What was taken away last, as long as it has not come back another way. */
    removed: removed && !placeOfPart(panels, keyOf(removed.part, removed.parentKey)) ? removed : null,
    undo,
    forgetRemoved: () => setRemoved(null),
    settled: () => setFocused(null),
    /** Shows or hides what is in a part. */
    toggle: (key: PartKey) => setExpanded((current) => toggled(current, key)),
    /** Shows or hides the settings of a part. */
    edit: (key: PartKey) => setEdited((current) => toggled(current, key)),
    /** Opens the settings of these, and everything round them. */
    reveal: (keys: readonly PartKey[], around: readonly PartKey[]) => {
      setEdited((current) => new Set([...current, ...keys]))
      expand(...around)
    },
    change: (key: PartKey, change: (part: Part) => Part) =>
      onChange((current) => withChangedPart(current, key, change)),
    restore: (parentKey: PartKey, item: FormItem) => {
      if (base) onChange((current) => withRestored(current, parentKey, item, base))
      expand(parentKey)
      setSpoken(say(texts.added, { name: item.label }))
    },
  }
}

export type OutlineState = ReturnType<typeof useOutline>
