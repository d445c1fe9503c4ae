/**
 * Milliseconds by a clock that all threads of this machine share and that nobody sets: between the moment at which
 * something came and the one at which it is read, the clock on the wall may have been put right.
 */
export const steadyNow = (): number => Math.ceil(Number(process.hrtime.bigint()) / 1e6)

/** What the clock on the wall said then. */
export const wallTimeOf = (steady: number): Date => new Date(Date.now() - Math.max(0, steadyNow() - steady))
