/** How much may still be compared; a unit is the cheapest comparison of two numbers or two spans. */
export type Effort = { left: number }

/** What checking one shape may take at most: far more than any parcel does, and about a tenth of a second. */
export const mostEffort = 16_000_000

export const fullEffort = (): Effort => ({ left: mostEffort })

/** Thrown where a shape would take longer to check than is allowed. */
export class TooIntricate extends Error {}

export function spend(effort: Effort, units: number): void {
  effort.left -= units
  if (effort.left < 0) throw new TooIntricate()
}
