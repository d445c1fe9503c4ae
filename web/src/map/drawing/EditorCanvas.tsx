import { type Position, type Ring, ringsOf, type Shape } from '@allmende/domain/geometry/shape.ts'
import { useMemo, useRef, useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { MapCanvas } from '../MapCanvas.tsx'
import type { ShapeEditorProps } from '../ShapeEditor.tsx'
import { CornerFields } from './CornerFields.tsx'
import { type DrawingHandle, DrawingLayer } from './DrawingLayer.tsx'
import { type DrawingMode, DrawingTools } from './DrawingTools.tsx'
import { drawingTexts as texts } from './drawing.texts.ts'
import { isCoarsePointer } from './pointer.ts'
import {
  holesFit,
  isSimple,
  movedPolygon,
  type RingPlace,
  withHole,
  withoutRing,
  withPolygon,
  withRing,
} from './rings.ts'
import classes from './ShapeEditor.module.css'
import { useDrawingKeys } from './useDrawingKeys.ts'
import { useShapeHistory } from './useShapeHistory.ts'

const nobody: readonly never[] = []
const outline: RingPlace = { polygon: 0, ring: 0 }

/** The editor itself, in the chunk of its engine. */
export function EditorCanvas(props: ShapeEditorProps) {
  const { label, value, onChange, neighbours = nobody, allow, fit, fitKey = '', minHeight } = props
  const { places = nobody, position = null, onPosition, measure } = props
  const say = useSay()
  const [mode, setMode] = useState<DrawingMode>('edit')
  const [selected, setSelected] = useState<RingPlace>(outline)
  const [fault, setFault] = useState<keyof typeof texts | null>(null)
  const [live, setLive] = useState<Shape | null>(value)
  const [isSnapping, setSnapping] = useState(true)
  const handle = useRef<DrawingHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { change, undo, redo } = useShapeHistory(value, onChange)
  const snapRings = useMemo(
    () => (isSnapping ? neighbours.flatMap((neighbour) => ringsOf(neighbour)) : []),
    [isSnapping, neighbours],
  )

  /** Takes a step, or says why it is none. */
  const take = (next: Shape | null, ring: Ring | null): boolean => {
    const wrong = ring && !isSimple(ring) ? 'crossing' : holesFit(next) ? null : 'holeOutside'
    setFault(wrong)
    if (wrong) return false
    change(next)
    setLive(next)
    return true
  }
  const add = (ring: Ring, isHole: boolean): boolean => {
    const cut = isHole && value ? withHole(value, ring) : null
    if (isHole && !cut) {
      setFault('holeOutside')
      return false
    }
    const next = cut ?? withPolygon(value, ring)
    if (!take(next, ring)) return false
    setMode('edit')
    setSelected(cut ? selected : { polygon: (next ? partsOf(next) : 1) - 1, ring: 0 })
    return true
  }
  const reshape = (place: RingPlace, ring: Ring) => value !== null && take(withRing(value, place, ring), ring)
  const move = (place: RingPlace, by: Position) => {
    if (!value) return false
    if (place.ring === 0) return take(movedPolygon(value, place.polygon, by), null)
    const moved = partOf(value, place).map(([x, y]): Position => [x + by[0], y + by[1]])
    return reshape(place, moved)
  }
  const remove = value
    ? () => {
        take(withoutRing(value, selected), null)
        setSelected(outline)
      }
    : null
  const takeBack = () => {
    if (!handle.current?.undoCorner()) undo?.()
  }
  const chooseMode = (next: DrawingMode) => {
    setFault(null)
    setMode(next)
  }
  useDrawingKeys(frame, {
    undo: takeBack,
    redo,
    remove,
    leave: mode === 'edit' ? null : () => chooseMode('edit'),
  })

  const hint =
    mode === 'hole'
      ? texts.hintHole
      : mode === 'draw'
        ? texts.hintDraw
        : value
          ? isCoarsePointer()
            ? texts.hintEditByTouch
            : texts.hintEdit
          : texts.hintEmpty
  return (
    <div className={classes.editor} ref={frame}>
      <DrawingTools
        mode={mode}
        onMode={chooseMode}
        hasShape={value !== null}
        mayAdd={allow === 'multipolygon'}
        onRemove={remove}
        onUndo={undo || mode !== 'edit' ? takeBack : null}
        onRedo={redo}
        snapping={neighbours.length > 0 ? { is: isSnapping, set: setSnapping } : null}
      />
      <MapCanvas {...{ label, places, fit, fitKey, ...(minHeight !== undefined && { minHeight }) }}>
        <DrawingLayer
          {...{ handle, neighbours, snapRings, position, onPosition }}
          shape={value}
          isDrawing={mode !== 'edit'}
          selected={value ? selected : null}
          onSelect={setSelected}
          onDrawn={(ring) => add(ring, mode === 'hole')}
          onReshaped={reshape}
          onMoved={move}
          onLive={setLive}
        />
      </MapCanvas>
      <div className={classes.words}>
        <output className={fault ? classes.fault : classes.hint}>{say(fault ? texts[fault] : hint)}</output>
        {measure && live && <strong>{measure(live)}</strong>}
      </div>
      <CornerFields
        shape={value}
        mayAdd={allow === 'multipolygon' || value === null}
        onRing={(place, ring) => reshape(place, ring)}
        onNew={add}
      />
    </div>
  )
}

const partsOf = (shape: Shape): number => (shape.type === 'Polygon' ? 1 : shape.coordinates.length)
const partOf = (shape: Shape, { polygon, ring }: RingPlace): Ring =>
  (shape.type === 'Polygon' ? shape.coordinates : shape.coordinates[polygon])?.[ring] ?? []
