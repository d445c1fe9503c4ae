import { z } from 'zod'
import { Instant } from '../method.ts'

/** How a letter leaves that cannot leave by mail. */
export const dispatchWays = ['POST', 'MESSENGER', 'FAX', 'ELECTRONIC'] as const
export const DispatchWay = z.enum(dispatchWays)
export type DispatchWay = z.infer<typeof DispatchWay>

/** On which day a letter left otherwise, and how. */
export const Dispatch = z.object({ at: Instant, how: DispatchWay })
export type Dispatch = z.infer<typeof Dispatch>
