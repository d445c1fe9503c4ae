import type { Ring, Shape } from '@allmende/domain/geometry/shape.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import { CornerTable } from './CornerTable.tsx'
import { drawingTexts as texts } from './drawing.texts.ts'
import { type PlacedRing, placedRings, type RingPlace } from './rings.ts'
import classes from './ShapeEditor.module.css'

type CornerFieldsProps = {
  shape: Shape | null
  mayAdd: boolean
  /** False where it is refused. */
  onRing: (place: RingPlace, ring: Ring) => boolean
  onNew: (ring: Ring, isHole: boolean) => boolean
}

/** The same drawing as numbers, for those who have no pointer, or a surveyor's list. */
export function CornerFields({ shape, mayAdd, onRing, onNew }: CornerFieldsProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  const rings = placedRings(shape)
  const nameOf = ({ polygon, ring }: PlacedRing) =>
    ring === 0 ? say(texts.outline, { n: polygon + 1 }) : say(texts.holeOf, { n: ring, of: polygon + 1 })
  const choices = [
    ...rings.map((one) => ({ value: `${one.polygon} ${one.ring}`, label: nameOf(one) })),
    ...(mayAdd ? [{ value: 'outline', label: say(texts.newOutline) }] : []),
    ...(shape ? [{ value: 'hole', label: say(texts.newHole) }] : []),
  ]
  const chosen = choices.find(({ value }) => value === wanted) ?? choices[0]
  const ring = rings.find((one) => `${one.polygon} ${one.ring}` === chosen?.value) ?? null
  const apply = (positions: Ring): boolean => {
    if (ring) return onRing(ring, positions)
    const isTaken = onNew(positions, chosen?.value === 'hole')
    if (isTaken) setWanted('')
    return isTaken
  }
  return (
    <Disclosure title={say(texts.corners)} opened={isOpen} onToggle={() => setOpen(!isOpen)}>
      <div className={classes.corners}>
        <NativeSelect
          label={say(texts.ring)}
          data={choices}
          value={chosen?.value ?? ''}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <CornerTable
          key={`${chosen?.value ?? ''} ${JSON.stringify(ring?.positions ?? null)}`}
          ring={ring?.positions ?? null}
          onApply={apply}
        />
      </div>
    </Disclosure>
  )
}
