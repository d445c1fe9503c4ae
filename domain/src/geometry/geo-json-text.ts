import { z } from 'zod'
import { final } from '../method.ts'
import { saying } from '../validation.ts'
import { shapeFaults } from './geometry.texts.ts'
import { isAtHome, longestShape, readShape } from './read-shape.ts'

/** The text of a shape as somebody sends it. */
export const GeoJsonText = z
  .string()
  .max(longestShape, final)
  .superRefine((text, context) => {
    const { fault } = readShape(text)
    if (fault) context.addIssue({ code: 'custom', input: text, ...saying(shapeFaults[fault]) })
  })

/** Whoever has `latitude` and `longitude` lies where parcels of ours can lie. */
export function demandHome(
  { latitude, longitude }: { latitude: number; longitude: number },
  context: z.RefinementCtx,
): void {
  if (isAtHome([longitude, latitude])) return
  const fault = isAtHome([latitude, longitude]) ? 'swapped' : 'farAway'
  context.addIssue({ code: 'custom', path: ['latitude'], input: latitude, ...saying(shapeFaults[fault]) })
}
