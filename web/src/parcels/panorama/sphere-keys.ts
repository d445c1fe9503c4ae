import type { KeyboardEvent } from 'react'
import type { Sphere } from './sphere.ts'
import { inRadians } from './sphere-points.ts'

export const turnStep = inRadians(10)
export const zoomStep = 10

const turns: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Which way an arrow points: to the right, and up. */
export const directionOf = (key: string): readonly [number, number] | undefined => turns[key]

/** Arrows turn, plus and minus zoom. True where the key meant something. */
export function turnByKey(sphere: Sphere, { key }: KeyboardEvent): boolean {
  const direction = directionOf(key)
  if (direction) sphere.turnBy(direction[0] * turnStep, direction[1] * turnStep)
  else if (key === '+' || key === '=') sphere.viewer.zoomIn(zoomStep)
  else if (key === '-') sphere.viewer.zoomOut(zoomStep)
  else return false
  return true
}
