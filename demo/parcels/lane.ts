import type { Shape } from '@allmende/domain/geometry/shape.ts'
import { plotOf, type Spot } from './ground.ts'

/** A lane that people live or work along: where it begins, where it leads in degrees from the north, how it winds. */
export type Lane = { from: Spot; towards: number; winds: number; every: number }

/** How much of the lane a plot takes, and how deep it reaches at its far border. */
export type Plot = readonly [width: number, depth: number]

const halfTheLane = 4

/** Plots side by side: each begins where the one before it ends, so that neighbours share their border. */
export function plotsAlong(lane: Lane, side: 'left' | 'right', plots: readonly Plot[], start = 0): Shape[] {
  let along = start
  let reaching = plots[0]?.[1] ?? 0
  return plots.map(([width, depth]) => {
    const corners = [
      spotBeside(lane, along, side, halfTheLane),
      spotBeside(lane, along + width / 2, side, halfTheLane),
      spotBeside(lane, along + width, side, halfTheLane),
      spotBeside(lane, along + width, side, depth),
      spotBeside(lane, along, side, reaching),
    ]
    along += width
    reaching = depth
    return plotOf(corners)
  })
}

/** So far along the lane, and so far from its middle. */
function spotBeside({ from, towards, winds, every }: Lane, along: number, side: string, away: number): Spot {
  const turned = (towards * Math.PI) / 180
  const [ahead, right] = [
    [Math.sin(turned), Math.cos(turned)],
    [Math.cos(turned), -Math.sin(turned)],
  ] as const
  const beside = winds * Math.sin((along / every) * Math.PI) + (side === 'right' ? away : -away)
  return [from[0] + along * ahead[0] + beside * right[0], from[1] + along * ahead[1] + beside * right[1]]
}
