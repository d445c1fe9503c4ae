import { deletionWindow } from '@allmende/domain/parcels/file-deletion.rules.ts'
import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'

/** Until when a deletion that was asked for can be confirmed; null where nobody has asked. */
export const openUntil = ({ deletionRequested }: ParcelFile): Date | null =>
  deletionRequested === null ? null : new Date(new Date(deletionRequested).getTime() + deletionWindow)

/** Whole minutes, so that the last one is still said to be one; 0 where it is over or nobody has asked. */
export const minutesLeft = (left: number | null): number =>
  left === null ? 0 : Math.max(0, Math.ceil(left / 60_000))
