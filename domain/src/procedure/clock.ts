import type { ProcedureState } from './state.ts'
export const nextDue = (_state: ProcedureState): Date | null => null
