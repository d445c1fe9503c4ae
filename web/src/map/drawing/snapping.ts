import type { Position, Ring } from '@allmende/domain/geometry/shape.ts'

type Pixel = { x: number; y: number }
type Screen = { project: (position: Position) => Pixel; unproject: (pixel: Pixel) => Position }

/** How near the pointer has to come, in pixels. */
const reach = 12

/** Where a corner falls into place: at the nearest corner of a neighbour, else on its nearest edge; null where none is near. */
export function snapped(
  pointer: Pixel,
  rings: readonly Ring[],
  { project, unproject }: Screen,
): Position | null {
  let corner: { position: Position; distance: number } | null = null
  let edge: { at: Pixel; distance: number } | null = null
  for (const ring of rings) {
    const pixels = ring.map(project)
    for (const [at, pixel] of pixels.entries()) {
      const distance = between(pointer, pixel)
      const position = ring[at]
      if (position && distance <= reach && (!corner || distance < corner.distance))
        corner = { position, distance }
      const next = pixels[at + 1]
      if (!next) continue
      const nearest = nearestOn(pixel, next, pointer)
      const away = between(pointer, nearest)
      if (away <= reach && (!edge || away < edge.distance)) edge = { at: nearest, distance: away }
    }
  }
  if (corner) return corner.position
  return edge ? unproject(edge.at) : null
}

const between = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y)

function nearestOn(from: Pixel, to: Pixel, point: Pixel): Pixel {
  const [width, height] = [to.x - from.x, to.y - from.y]
  const length = width * width + height * height
  if (length === 0) return from
  const share = ((point.x - from.x) * width + (point.y - from.y) * height) / length
  const bounded = Math.min(1, Math.max(0, share))
  return { x: from.x + bounded * width, y: from.y + bounded * height }
}
