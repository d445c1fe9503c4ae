import { mayStandIn } from '@allmende/domain/templates/template-edits.ts'
import {
  keyOf,
  type Part,
  type PartKey,
  partsBelow,
  placeOfPart,
} from '@allmende/domain/templates/template-tree.ts'
import { GridCell } from '../../ui/form/FieldGrid.tsx'
import type { Option } from '../../ui/form/option.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { labelOf } from '../edited-template.ts'
import { outlineTexts, settingsTexts as texts } from './outline.texts.ts'
import { useOutlineTools } from './outline-context.ts'

type ParentSelectProps = { part: Part; partKey: PartKey; parentKey: PartKey }

/** Moves a part elsewhere without dragging it. */
export function ParentSelect({ part, partKey, parentKey }: ParentSelectProps) {
  const say = useSay()
  const { outline } = useOutlineTools()
  const { panels, base } = outline
  const options: Option[] = []
  const walk = (parts: readonly Part[], above: PartKey | null, way: string): void => {
    for (const one of parts) {
      const key = keyOf(one, above)
      if (key === partKey) continue
      const label = `${way}${labelOf(one) || say(outlineTexts.unnamed)}`
      if (mayStandIn(part, one, base)) options.push({ value: key, label })
      walk(partsBelow(one), key, `${label} › `)
    }
  }
  walk(panels, null, '')
  if (options.length < 2) return null
  function moveTo(key: PartKey | null) {
    const target = key === null ? null : placeOfPart(panels, key)
    if (key !== null && target && key !== parentKey) outline.put(partKey, key, partsBelow(target.part).length)
  }
  return (
    <GridCell>
      <SelectField label={say(texts.parent)} required options={options} value={parentKey} onChange={moveTo} />
    </GridCell>
  )
}
