import { mayStandIn } from '@allmende/domain/templates/template-edits.ts'
import { type PartKey, partsBelow, placeOfPart } from '@allmende/domain/templates/template-tree.ts'
import { type DragEvent, useState } from 'react'
import type { OutlineState } from './useOutline.ts'

/** Where what is dragged would land: before or behind a row, or as the last one in it. */
export type Landing = { key: PartKey; side: 'before' | 'behind' | 'inside' }

/** Dragging rows with a mouse; the arrows of each row do the same without one. */
export function useDrag({ panels, base, put }: Pick<OutlineState, 'panels' | 'base' | 'put'>) {
  const [dragged, setDragged] = useState<PartKey | null>(null)
  const [landing, setLanding] = useState<Landing | null>(null)

  function landingAt(event: DragEvent, key: PartKey): Landing | null {
    const moving = dragged === null ? null : placeOfPart(panels, dragged)
    const target = placeOfPart(panels, key)
    if (!moving || !target || isWithin(panels, key, dragged)) return null
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientY - top) / height
    const parent = target.parentKey === null ? null : (placeOfPart(panels, target.parentKey)?.part ?? null)
    const mayBeside = mayStandIn(moving.part, parent, base)
    const mayInside = mayStandIn(moving.part, target.part, base)
    if (mayInside && (!mayBeside || (share > 0.25 && share < 0.75))) return { key, side: 'inside' }
    return mayBeside ? { key, side: share < 0.5 ? 'before' : 'behind' } : null
  }

  function land({ key, side }: Landing) {
    const target = placeOfPart(panels, key)
    const moving = dragged === null ? null : placeOfPart(panels, dragged)
    if (!target || !moving || dragged === null) return
    if (side === 'inside') return put(dragged, key, partsBelow(target.part).length)
    const isLater = moving.parentKey === target.parentKey && moving.index < target.index
    put(dragged, target.parentKey, target.index + (side === 'behind' ? 1 : 0) - (isLater ? 1 : 0))
  }

  function end() {
    setDragged(null)
    setLanding(null)
  }

  return {
    dragged,
    landing,
    handle: (key: PartKey) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        setDragged(key)
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', key)
        const row = event.currentTarget.closest('[data-row]')
        if (row) event.dataTransfer.setDragImage(row, 0, 0)
      },
      onDragEnd: end,
    }),
    target: (key: PartKey) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const next = landingAt(event, key)
        if (next) event.preventDefault()
        if (next?.key !== landing?.key || next?.side !== landing?.side) setLanding(next)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        const next = landingAt(event, key)
        if (!next) return
        event.preventDefault()
        land(next)
        end()
      },
    }),
  }
}

/** A part cannot land in itself. */
function isWithin(panels: OutlineState['panels'], key: PartKey | null, dragged: PartKey | null): boolean {
  if (key === null || key === dragged) return key !== null
  return isWithin(panels, placeOfPart(panels, key)?.parentKey ?? null, dragged)
}

export type Drag = ReturnType<typeof useDrag>
