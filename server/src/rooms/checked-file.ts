import { bySystem } from '@allmende/domain/actor.ts'
import { setChecked } from '../files/stored-files.queries.ts'
import { systemStep } from '../rpc/system.ts'
import { findDocumentOfFile } from './documents.queries.ts'
import { fileEvent, roomChanged } from './room-events.ts'
import { seenRoom } from './seen-rooms.ts'

/** What the virus scanner says of a document: null for nothing found. Of an infected one no byte is kept. */
export const checkedFile = systemStep({
  load: async (context, fileId: number, _finding: string | null) => {
    const document = await findDocumentOfFile(context.db, fileId)
    const seen = document && (await seenRoom(context, document.roomId))
    return seen && { ...seen, document }
  },
  allow: bySystem,
  run: async ({ db }, _seen, [fileId, finding]) => {
    await setChecked(db, fileId, finding === null ? 'READY' : 'INFECTED')
    return true
  },
  record: (seen, _result, [, finding]) =>
    finding === null
      ? null
      : fileEvent('FILE_REFUSED', seen, seen.document, [
          { label: 'Schadsoftware', oldValue: null, newValue: finding },
        ]),
  announce: ({ room }) => roomChanged(room.id),
})
