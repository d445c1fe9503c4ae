/** What was, what is, and what was taken back. */
export type History<State> = { past: readonly State[]; present: State; future: readonly State[] }

const longest = 200

export const newHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] })

export function done<State>({ past, present }: History<State>, next: State): History<State> {
  return { past: [...past, present].slice(-longest), present: next, future: [] }
}

export function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), present: past[past.length - 1] as State, future: [present, ...future] }
}

export function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  if (future.length === 0) return history
  return { past: [...past, present], present: future[0] as State, future: future.slice(1) }
}
