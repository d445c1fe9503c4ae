import type { SpherePoint } from '@allmende/domain/parcels/markers.ts'

const turn = 2 * Math.PI

/** In one turn from the middle of the picture, and no higher than straight up. Rounded, so that texts stay short. */
export function tidyPoint({ yaw, pitch }: SpherePoint): SpherePoint {
  const round = (angle: number) => Math.round(angle * 1e5) / 1e5
  const quarter = Math.floor((turn / 4) * 1e5) / 1e5
  return {
    yaw: round(((yaw % turn) + turn) % turn) % turn,
    pitch: Math.min(quarter, Math.max(-quarter, round(pitch))),
  }
}

export const movedPoint = (point: SpherePoint, yaw: number, pitch: number): SpherePoint =>
  tidyPoint({ yaw: point.yaw + yaw, pitch: point.pitch + pitch })

export const inDegrees = (angle: number): number => Math.round((angle * 3600) / turn) / 10
export const inRadians = (degrees: number): number => (degrees * turn) / 360
