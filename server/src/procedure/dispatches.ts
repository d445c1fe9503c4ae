import type { Dispatch, DispatchWay } from '@allmende/domain/procedure/dispatch.contract.ts'

type Row = { dispatchedAt: Date | null; dispatchedHow: DispatchWay | null }

/** How a letter left that could not by mail. */
export const dispatchIn = ({ dispatchedAt: at, dispatchedHow: how }: Row): Dispatch | null =>
  at && how ? { at, how } : null
