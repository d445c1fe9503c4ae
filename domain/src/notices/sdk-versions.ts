import { z } from 'zod'
import { final } from '../method.ts'

/** A version of the notice standard as people and notices name it: `1.7`, `1.15`. */
export const SdkVersion = z
  .string()
  .max(12, final)
  .regex(/^\d{1,3}\.\d{1,3}$/)

/** The one that the platform was asked for; the EU portal takes only recent ones. */
const asked = '1.7'

/** What something new is written in where nobody has chosen: with a portal the newest of the compiled ones. */
export function usualVersionOf(compiled: readonly string[], hasPortal: boolean): string {
  return !hasPortal && compiled.includes(asked) ? asked : (compiled.at(-1) ?? '')
}

/** What something new is written in: what was chosen, as long as it lies here compiled. */
export const versionInUse = (
  chosen: string | null,
  compiled: readonly string[],
  hasPortal: boolean,
): string => (chosen !== null && compiled.includes(chosen) ? chosen : usualVersionOf(compiled, hasPortal))
