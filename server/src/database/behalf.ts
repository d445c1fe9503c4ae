import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * For whom the database is asked: `filing` what has a deadline, `user` who is logged in, `login` who is about to be,
 * `stranger` everyone else.
 */
export type Behalf = {
  kind: 'filing' | 'user' | 'login' | 'stranger'
  whose: string
  /** With whom it takes turns: the people of a company together, for a company may have as many as it likes. */
  line?: string
}

export const lineOf = ({ whose, line = whose }: Behalf): string => line

const current = new AsyncLocalStorage<Behalf | null>()

/** Null where the platform acts of its own accord. */
export const currentBehalf = (): Behalf | null => current.getStore() ?? null

export const onBehalfOf = <Result>(behalf: Behalf, work: () => Result): Result => current.run(behalf, work)

/** From here on it is done for somebody else: who began as nobody is known by now. */
export function goOnBehalfOf(behalf: Behalf): void {
  const now = current.getStore()
  if (now) Object.assign(now, behalf)
}

/** For what the platform does anyway, though somebody's call was the occasion. */
export const onOwnBehalf = <Result>(work: () => Result): Result => current.run(null, work)

/** For what is done later: it stays the doing of whoever asked for it now. */
export const sameBehalf = <Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const behalf = currentBehalf()
  return (...args) => current.run(behalf, work, ...args)
}
