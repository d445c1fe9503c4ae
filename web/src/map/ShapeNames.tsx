import { type Bounds, boundsOf } from '@allmende/domain/geometry/shape.ts'
import { useMemo } from 'react'
import { useSay } from '../ui/language.tsx'
import { Anchored } from './Anchored.tsx'
import { useEngine } from './engine.ts'
import { innerPoint } from './inner-point.ts'
import classes from './marks.module.css'
import { mapTexts as texts } from './map.texts.ts'
import { Opener } from './Opener.tsx'
import type { MapShape } from './places.ts'
import { setRaised } from './shape-layers.ts'
import { useEngineZoom } from './useEngineZoom.ts'
import { worldPixel } from './view.ts'

const mostNames = 150
/** In pixels: from here on a shape has room for its name, and for a handle. */
const [roomForName, roomForHandle] = [72, 28]

type Measured = { shape: MapShape; at: readonly [number, number]; bounds: Bounds }

/** A name in every shape that has room for one, by which it can be reached; the others stand in a list for the keyboard. */
export function ShapeNames({ shapes, pointed }: { shapes: readonly MapShape[]; pointed: MapShape | null }) {
  const zoom = useEngineZoom(useEngine())
  const measured = useMemo(
    () => shapes.map((shape) => ({ shape, at: innerPoint(shape.shape), bounds: boundsOf(shape.shape) })),
    [shapes],
  )
  const roomy = measured.filter(({ bounds }) => widthOf(bounds, zoom) >= roomForHandle)
  const named = roomy.length > mostNames ? [] : roomy
  const others = measured.filter((one) => !named.includes(one)).map(({ shape }) => shape)
  return (
    <>
      {named.map((one) => (
        <ShapeName
          key={one.shape.id}
          {...one}
          width={widthOf(one.bounds, zoom)}
          isPointed={one.shape === pointed}
        />
      ))}
      {others.length > 0 && <ShapeList shapes={others} />}
      {pointed && others.includes(pointed) && (
        <Anchored position={innerPoint(pointed.shape)}>
          <div className={classes.marked} data-named>
            <span className={classes.bubble}>{pointed.name}</span>
          </div>
        </Anchored>
      )}
    </>
  )
}

function ShapeName({ shape, at, width, isPointed }: Measured & { width: number; isPointed: boolean }) {
  const map = useEngine()
  const { id, name, tone, href, onOpen } = shape
  const hasRoom = width >= roomForName
  return (
    <Anchored position={at}>
      <div className={classes.marked} data-tone={tone} data-named={(isPointed && !hasRoom) || undefined}>
        <Opener
          href={href}
          onOpen={onOpen}
          label={name}
          className={hasRoom ? classes.shapeName : classes.shapeHandle}
          onPoint={(is) => setRaised(map, id, is)}
        >
          {hasRoom ? <span style={{ maxWidth: Math.min(width - 16, 200) }}>{name}</span> : null}
        </Opener>
        <span className={classes.bubble} aria-hidden>
          {name}
        </span>
      </div>
    </Anchored>
  )
}

function ShapeList({ shapes }: { shapes: readonly MapShape[] }) {
  const map = useEngine()
  const say = useSay()
  const opening = shapes.filter(({ href, onOpen }) => onOpen || href !== undefined)
  if (opening.length === 0) return null
  return (
    <ul className={classes.shapeList} aria-label={say(texts.shapesInView)}>
      {opening.map(({ id, name, href, onOpen }) => (
        <li key={id}>
          <Opener
            href={href}
            onOpen={onOpen}
            label={name}
            className={classes.shapeLink}
            onPoint={(is) => setRaised(map, id, is)}
          >
            {name}
          </Opener>
        </li>
      ))}
    </ul>
  )
}

function widthOf([west, south, east, north]: Bounds, zoom: number): number {
  const [from, to] = [worldPixel([west, north], zoom), worldPixel([east, south], zoom)]
  return Math.min(to.x - from.x, (to.y - from.y) * 3)
}
