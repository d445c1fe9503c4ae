import { nameOf } from '@allmende/domain/actor.ts'
import { sayPlace } from '@allmende/domain/parcels/added-file.ts'
import {
  mayApproveDeletion,
  mayRequestDeletion,
  withDeletionRequest,
  withoutFile,
} from '@allmende/domain/parcels/file-deletion.rules.ts'
import { fileIn } from '@allmende/domain/parcels/folder-tree.ts'
import type { parcelFilesContract } from '@allmende/domain/parcels/parcel-files.contract.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { ensure, existing, refuse } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../../rpc/method.ts'
import { parcelChanged } from '../parcel-events.ts'
import { lockParcel, setParcel } from '../parcels.queries.ts'
import { deletedEvent, requestedEvent } from './file-events.ts'
import { findParcelFile, removeParcelFile } from './parcel-files.queries.ts'

const { change } = methodsOf<typeof parcelFilesContract>()

/** An archived file is deleted for good by two people. */
export const fileDeletionMethods = [
  change('requestFileDeletion', {
    first: parcelPolicy.write,
    load: ({ db }, id) => lockParcel(db, id),
    allow: parcelPolicy.write,
    run: async ({ db, actor, now }, parcel, [, serverId]) => {
      const placed = fileIn(parcel.files, serverId) ?? refuse('parcelFileUnknown')
      ensure(mayRequestDeletion(parcel, placed, now))
      const files = withDeletionRequest(parcel.files, placed, nameOf(actor), now)
      const { id, version } = parcel
      return { parcel: await setParcel(db, { id, version, files }, now), place: sayPlace(placed) }
    },
    answer: ({ parcel }) => parcel,
    record: (parcel, { place }) => requestedEvent(parcel, place),
    announce: ({ id }) => [parcelChanged(id)],
  }),

  change('approveFileDeletion', {
    first: parcelPolicy.write,
    load: ({ db }, id) => lockParcel(db, id),
    allow: parcelPolicy.write,
    run: async ({ db, actor, now }, parcel, [, serverId]) => {
      const placed = fileIn(parcel.files, serverId) ?? refuse('parcelFileUnknown')
      const { file, path } = placed
      ensure(mayApproveDeletion(parcel, placed, nameOf(actor), now))
      const { sha256, size, fileId } = existing(await findParcelFile(db, serverId))
      await removeParcelFile(db, { serverId, fileId }, now)
      const { id, version } = parcel
      const changed = { id, version, files: withoutFile(parcel.files, file) }
      const requestedBy = file.deletionRequestUsername ?? ''
      const deleted = { name: file.name, place: path, sha256, size, requestedBy, approvedBy: nameOf(actor) }
      return { parcel: await setParcel(db, changed, now), deleted }
    },
    answer: ({ parcel }) => parcel,
    record: (parcel, { deleted }) => deletedEvent(parcel, deleted),
    announce: ({ id }) => [parcelChanged(id)],
  }),
]
