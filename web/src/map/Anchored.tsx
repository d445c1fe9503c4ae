import type { Position } from '@allmende/domain/geometry/shape.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useEngine } from './engine.ts'
import classes from './marks.module.css'

/** How far beyond the edge something still counts as in view, in pixels. */
const rim = 20
const [roomAbove, roomBeside] = [72, 120]

/** Stands at a position of the map and moves with it; out of view it cannot be reached either. */
export function Anchored({ position, children }: { position: Position; children: ReactNode }) {
  const map = useEngine()
  const element = useRef<HTMLDivElement>(null)
  const [longitude, latitude] = position

  useLayoutEffect(() => {
    const place = () => {
      const anchored = element.current
      if (!anchored) return
      const canvas = map.getCanvas()
      const [width, height] = [canvas.width / map.getPixelRatio(), canvas.height / map.getPixelRatio()]
      const { x, y } = map.project([longitude, latitude])
      const isInView = x > -rim && y > -rim && x < width + rim && y < height + rim
      anchored.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
      anchored.style.visibility = isInView ? '' : 'hidden'
      anchored.dataset['bubble'] = y < roomAbove ? 'below' : 'above'
      anchored.dataset['lean'] = x < roomBeside ? 'right' : x > width - roomBeside ? 'left' : ''
    }
    place()
    map.on('move', place)
    map.on('resize', place)
    return () => {
      map.off('move', place)
      map.off('resize', place)
    }
  }, [map, longitude, latitude])

  return (
    <div ref={element} className={classes.anchored}>
      {children}
    </div>
  )
}
