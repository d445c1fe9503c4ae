import { bySystem } from '@allmende/domain/actor.ts'
import { paths } from '@allmende/domain/addresses.ts'
import { keepsInfected } from '@allmende/domain/rooms/retention.rules.ts'
import { setChecked } from '../files/stored-files.queries.ts'
import type { Mail } from '../rpc/method.ts'
import { systemStep } from '../rpc/system.ts'
import { findDocumentOfFile } from './documents.queries.ts'
import type { SeenDocument } from './given-documents.ts'
import { documentsChanged, fileEvent } from './room-events.ts'
import { seenRoom } from './seen-rooms.ts'

/** What the virus scanner says of a document: null for nothing found. Says whether its bytes stay. */
export const checkedFile = systemStep({
  load: async (context, fileId: number, _finding: string | null) => {
    const document = await findDocumentOfFile(context.db, fileId)
    const seen = document && (await seenRoom(context, document.roomId))
    if (!seen) return null
    // Locks the tender, so that nobody submits it between the question and the answer.
    const wasSubmitted = await context.roomHolders.wasSubmitted(context.db, seen.room, document.id)
    return {
      ...seen,
      document,
      wasSubmitted,
      owners: await context.roomHolders.ownersOf(context.db, seen.room),
    }
  },
  allow: bySystem,
  run: async ({ db }, { wasSubmitted }, [fileId, finding]) => {
    const isKept = finding === null || keepsInfected({ wasSubmitted })
    await setChecked(db, fileId, finding === null ? 'READY' : 'INFECTED', isKept)
    return { isKept }
  },
  record: (seen, _result, [, finding]) =>
    finding === null
      ? null
      : fileEvent('FILE_REFUSED', seen, seen.document, [
          { label: 'Schadsoftware', oldValue: null, newValue: finding },
        ]),
  mails: ({ owners, ...seen }, _result, [, finding]) =>
    finding === null ? [] : owners.map(({ email, name }) => infected(seen, { email, name })),
  announce: ({ room }) => documentsChanged(room),
})

/** The company alone learns which file it is. */
const infected = (
  { room, around, document }: SeenDocument,
  { email, name }: { email: string; name: string },
): Mail => ({
  key: 'fileInfected',
  to: email,
  values: {
    userName: name,
    projectName: around.projectName,
    roomName: room.name,
    fileNames: document.name,
    link: around.projectId === null ? '/' : paths.tender(around.projectId),
  },
})
