import type { ProcedureState } from './state.ts'
export const displayStage = ({ tender, lots }: ProcedureState): number | null =>
  tender.isCancelled
    ? 8
    : lots.reduce<number | null>((highest, { stage }) => Math.max(highest ?? 0, stage ?? 0) || null, null)
export const shownDeadline = ({ lots }: ProcedureState, _now: Date): Date | null =>
  lots[0]?.applicationDeadline ?? null
