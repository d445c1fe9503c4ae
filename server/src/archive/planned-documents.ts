import { randomUUID } from 'node:crypto'
import { isEverSealed } from '@allmende/domain/rooms/contractor-rooms.rules.ts'
import type { Db } from '../database/schema.ts'
import { listOffers } from '../procedure/offers.queries.ts'
import { listRooms } from '../rooms/rooms.queries.ts'
import { lotTitle } from '../tenders/course/course-names.ts'
import { listLots } from '../tenders/lots.queries.ts'
import {
  type ArchivedDocument,
  listKept,
  listKeptIn,
  listMessageRooms,
  listOpenedFilings,
  listSealedFilings,
} from './archived-documents.queries.ts'
import type { Place } from './folders.ts'
import type { DocumentFacts, PlannedPart } from './parts.ts'

/** What the authority gave out or keeps, and what was negotiated; also what was replaced. */
export async function clientDocuments(db: Db, tenderId: number, place: Place): Promise<PlannedPart[]> {
  const rooms = (await listRooms(db, tenderId)).filter((room) => !isEverSealed(room))
  const documents = await listKeptIn(
    db,
    rooms.map(({ id }) => id),
  )
  const organizations = new Map((await listOffers(db, tenderId)).map((one) => [one.id, one.organizationName]))
  const inRoom = Map.groupBy(documents, ({ roomId }) => roomId)
  return rooms.flatMap(({ id, name, offerId }) => {
    const organization = offerId === null ? undefined : organizations.get(offerId)
    const top = organization === undefined ? ['Unterlagen', name] : ['Verhandlung', organization, name]
    return (inRoom.get(id) ?? []).map((document) => {
      const folders = document.removed === null ? top : [...top, 'Fruehere Fassungen']
      return documentPart(document, place(folders, document.name), {
        room: name,
        ...(organization !== undefined && { organization }),
      })
    })
  })
}

export async function openedSubmissions(
  db: Db,
  tenderId: number,
  offers: readonly { id: number; organizationName: string }[],
  place: Place,
): Promise<PlannedPart[]> {
  if (offers.length === 0) return []
  const filings = await listOpenedFilings(
    db,
    offers.map(({ id }) => id),
  )
  const rooms = new Map((await listRooms(db, tenderId)).map((room) => [room.id, room.name]))
  const lots = new Map((await listLots(db, tenderId)).map((lot) => [lot.id, lotTitle(lot)]))
  const names = new Map(offers.map(({ id, organizationName }) => [id, organizationName]))
  const parts: PlannedPart[] = []
  for (const { offerId, lotId, attempt, kind, files } of filings) {
    const kept = new Map(
      (
        await listKept(
          db,
          files.map(({ documentId }) => documentId),
        )
      ).map((one) => [one.id, one]),
    )
    const organization = names.get(offerId) ?? ''
    const lot = lots.get(lotId) ?? ''
    const what = kind === 'APPLICATION' ? 'Teilnahmeantrag' : 'Angebot'
    for (const { documentId, roomId, name } of files) {
      const document = kept.get(documentId)
      if (!document) continue
      const room = rooms.get(roomId) ?? ''
      const filing = [what, lot, attempt > 1 ? `Versuch ${attempt}` : ''].filter(Boolean).join(' ')
      parts.push(
        documentPart(document, place(['Einreichungen', organization, filing, room], name), {
          room,
          organization,
          lot,
          name,
        }),
      )
    }
  }
  return parts
}

export async function attachments(db: Db, tenderId: number, place: Place): Promise<PlannedPart[]> {
  const rooms = await listMessageRooms(db, tenderId)
  const messageOf = new Map(rooms.map(({ id, messageId }) => [id, messageId]))
  const documents = await listKeptIn(
    db,
    rooms.map(({ id }) => id),
  )
  return documents.map((document) => {
    const messageId = messageOf.get(document.roomId) ?? 0
    return documentPart(document, place(['Nachrichten', 'Anhaenge', String(messageId)], document.name), {
      messageId,
    })
  })
}

type Sealed = { offerIds: number[]; place: Place; now: Date }

/** A container for each filing, under a name that tells nothing: neither whose it is, nor how many files or how large. */
export async function sealedSubmissions(db: Db, { offerIds, place, now }: Sealed): Promise<PlannedPart[]> {
  if (offerIds.length === 0) return []
  const filings = await listSealedFilings(db, offerIds)
  const kept = new Map((await listKept(db, filings.flat())).map((document) => [document.id, document]))
  return filings
    .map((documentIds) => ({ documentIds, id: randomUUID() }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ documentIds, id }) => ({
      path: place(['Versiegelt'], `${id}.bin`),
      kind: 'SEALED',
      recipe: {
        container: documentIds.flatMap((documentId) => {
          const document = kept.get(documentId)
          return document?.state === 'READY' ? [document.fileId] : []
        }),
      },
      facts: { container: id },
      date: now,
      fileId: null,
    }))
}

function documentPart(document: ArchivedDocument, path: string, facts: DocumentFacts): PlannedPart {
  const { id, name, state, created, createdBy, removed, fileId } = document
  return {
    path,
    kind: state === 'READY' ? 'DOCUMENT' : 'LEFT_OUT',
    recipe: {},
    facts: {
      name,
      documentId: id,
      uploaded: created.toISOString(),
      uploadedBy: createdBy,
      ...(removed !== null && { removed: removed.toISOString() }),
      ...(state !== 'READY' && { leftOut: state }),
      ...facts,
    },
    date: created,
    fileId,
  }
}
