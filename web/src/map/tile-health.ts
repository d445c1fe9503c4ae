/** Whether the background map can be had: a few failures at the rim of a country are none, only failures are. */
export type TileHealth = { failures: number; isFaulty: boolean }

export const healthy: TileHealth = { failures: 0, isFaulty: false }
const tooMany = 3
/** How long the first tile may be under way, in milliseconds. */
export const slowAfter = 8000

export const afterTile = (): TileHealth => healthy

export function afterFailure({ failures }: TileHealth): TileHealth {
  return { failures: failures + 1, isFaulty: failures + 1 >= tooMany }
}

export const afterWaiting = (): TileHealth => ({ failures: tooMany, isFaulty: true })
