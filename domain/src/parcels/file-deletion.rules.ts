import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import type { Folder, ParcelFile } from './folder.ts'
import { type PlacedFile, withFolder } from './folder-tree.ts'

/** For so long somebody else may confirm that a file is deleted. */
export const deletionWindow = 60 * 60_000

type Parcel = { isArchived: boolean }
type Placed = Pick<PlacedFile, 'file' | 'isArchived'>

/** Whether somebody asked for it and may still be heard. */
export const isDeletionOpen = ({ deletionRequested }: ParcelFile, now: Date): boolean =>
  deletionRequested !== null && now.getTime() - Date.parse(deletionRequested) <= deletionWindow

const isDeletable = (parcel: Parcel, { isArchived }: Placed): Verdict =>
  firstRefusal(
    parcel.isArchived ? refused('parcelArchived') : allowed,
    isArchived ? allowed : refused('fileNotArchived'),
  )

export const mayRequestDeletion = (parcel: Parcel, placed: Placed, now: Date): Verdict =>
  firstRefusal(
    isDeletable(parcel, placed),
    isDeletionOpen(placed.file, now) ? refused('deletionOpen') : allowed,
  )

/** Four eyes: by another person than the one who asked for it, and soon. */
export const mayApproveDeletion = (parcel: Parcel, placed: Placed, email: string, now: Date): Verdict =>
  firstRefusal(
    isDeletable(parcel, placed),
    placed.file.deletionRequested === null ? refused('deletionNotRequested') : allowed,
    isDeletionOpen(placed.file, now) ? allowed : refused('deletionExpired'),
    placed.file.deletionRequestUsername === email ? refused('deletionBySame') : allowed,
  )

export const withDeletionRequest = (
  tree: readonly Folder[],
  { folder, file }: PlacedFile,
  email: string,
  now: Date,
): Folder[] =>
  withFolder(tree, folder, (its) => ({
    ...its,
    archive: its.archive.map((one) =>
      one === file ? { ...one, deletionRequestUsername: email, deletionRequested: now.toISOString() } : one,
    ),
  }))

/** Without an archived file; what it had replaced was then replaced by what replaced it. */
export const withoutFile = (tree: readonly Folder[], file: ParcelFile): Folder[] =>
  tree.map((folder) => ({
    ...folder,
    children: withoutFile(folder.children, file),
    archive: folder.archive
      .filter(({ serverId }) => serverId !== file.serverId)
      .map((one) => (one.replacedBy === file.serverId ? { ...one, replacedBy: file.replacedBy } : one)),
  }))
