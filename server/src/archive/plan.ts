import { isEverSealed } from '@allmende/domain/rooms/contractor-rooms.rules.ts'
import type { Db } from '../database/schema.ts'
import { listAnswersTo } from '../procedure/answers.queries.ts'
import { listOffers } from '../procedure/offers.queries.ts'
import { listOpenings } from '../procedure/openings.queries.ts'
import { receiptFileName } from '../documents/receipt-file.ts'
import { letterFileName } from '../documents/letter-file.ts'
import { listRooms } from '../rooms/rooms.queries.ts'
import { lotTitle } from '../tenders/course/course-names.ts'
import { listLots } from '../tenders/lots.queries.ts'
import {
  type ArchivedDocument,
  listKept,
  listKeptIn,
  listMessageRooms,
  listOpenedFilings,
  listSealedDocuments,
} from './archived-documents.queries.ts'
import { listAnnouncedNotices } from './announced-notices.ts'
import { placing } from './folders.ts'
import {
  type DocumentFacts,
  listingPath,
  manifestPath,
  manifestSumPath,
  type PlainMake,
  type PlannedPart,
  type Recipe,
} from './parts.ts'
import { listAnnouncedVersions, listNotices } from './tender-facts.queries.ts'

type Place = ReturnType<typeof placing>
type Wanted = { db: Db; tenderId: number; hasSealed: boolean; now: Date }

/** Every file the archive of a tender will have, in its order; read in one snapshot. */
export async function planOf({ db, tenderId, hasSealed, now }: Wanted): Promise<PlannedPart[]> {
  const place = placing()
  const offers = await listOffers(db, tenderId)
  const offerIds = offers.map(({ id }) => id)
  const made = (folders: readonly string[], name: string, recipe: Recipe): PlannedPart => ({
    path: place(folders, name),
    kind: 'MADE',
    recipe,
    facts: {},
    date: now,
    fileId: null,
  })
  const plain = (folders: readonly string[], name: string, make: PlainMake) => made(folders, name, { make })
  return [
    plain([], 'pruefen.mjs', 'nodeVerifier'),
    plain([], 'pruefen.html', 'pageVerifier'),
    ...readableParts(plain),
    ...(await announced(db, tenderId, made)),
    ...(await evidence(db, tenderId, offerIds, made)),
    ...(await clientDocuments(db, tenderId, place)),
    ...(await openedSubmissions(db, tenderId, offers, place)),
    ...(await attachments(db, tenderId, place)),
    ...(hasSealed ? await sealedSubmissions(db, offerIds, place) : []),
    plain(['Protokoll'], 'Protokoll.pdf', 'logPdf'),
    plain(['Protokoll'], 'Protokoll.jsonl', 'log'),
    plain(['Protokoll'], 'Kette.txt', 'chain'),
    // What tells of all others comes last, as it tells what is there and what had to be left out.
    plain([], 'LIESMICH.txt', 'readme'),
    plain([], listingPath, 'listing'),
    plain([], manifestPath, 'manifest'),
    plain([], manifestSumPath, 'manifestSum'),
  ]
}

/** What a reader looks at first. */
const readableParts = (plain: (folders: string[], name: string, make: PlainMake) => PlannedPart) => [
  plain([], 'Vergabevermerk.pdf', 'recordPdf'),
  plain(['Ausschreibung'], 'Ausschreibung.pdf', 'tenderPdf'),
  plain(['Ausschreibung'], 'Ausschreibung.json', 'tenderData'),
  plain(['Nachrichten'], 'Nachrichten.pdf', 'messagesPdf'),
  plain(['Nachrichten'], 'Nachrichten.json', 'messagesData'),
  plain(['Nachrichten'], 'Nachrichten.txt', 'messagesText'),
]

type Make = (folders: readonly string[], name: string, recipe: Recipe) => PlannedPart

async function announced(db: Db, tenderId: number, made: Make): Promise<PlannedPart[]> {
  const versions = await listAnnouncedVersions(db, tenderId)
  const notices = await listNotices(db, tenderId)
  return [
    ...versions.map((id) => made(['Ausschreibung'], `Fassung-${id}.json`, { make: 'version', id })),
    ...(await listAnnouncedNotices(db, tenderId)).map(({ name, recipe }) => ({
      ...made(['Bekanntmachungen'], name, recipe),
      facts: { name },
    })),
    ...notices.map(({ id, kind, noticeId, version }) =>
      made(['Bekanntmachungen'], `${kind}-${noticeId}-${String(version).padStart(2, '0')}.xml`, {
        make: 'notice',
        id,
      }),
    ),
  ]
}

async function evidence(db: Db, tenderId: number, offerIds: number[], made: Make): Promise<PlannedPart[]> {
  const lots = await listLots(db, tenderId)
  const openings = await listOpenings(
    db,
    lots.map(({ id }) => id),
  )
  const opened = offerIds.length > 0 ? await listOpenedFilings(db, offerIds) : []
  const receiptIds = [...new Set(opened.map(({ receiptId }) => receiptId))]
  const { letters } = await listAnswersTo(db, offerIds)
  return [
    ...openings.map(({ id }) =>
      made(['Niederschriften'], `oeffnungsniederschrift-${id}.pdf`, { make: 'protocol', id }),
    ),
    ...receiptIds.map((id) => made(['Bestaetigungen'], receiptFileName(id), { make: 'receipt', id })),
    ...letters.map(({ letterId: id }) => made(['Schreiben'], letterFileName(id), { make: 'letter', id })),
  ]
}

/** What the authority gave out or keeps, and what was negotiated; also what was replaced. */
async function clientDocuments(db: Db, tenderId: number, place: Place): Promise<PlannedPart[]> {
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

async function openedSubmissions(
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

async function attachments(db: Db, tenderId: number, place: Place): Promise<PlannedPart[]> {
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

/** As it lies in the storage, under a name that tells nothing; nor is told whose it is or what it is called. */
async function sealedSubmissions(db: Db, offerIds: number[], place: Place): Promise<PlannedPart[]> {
  const documents = offerIds.length > 0 ? await listKept(db, await listSealedDocuments(db, offerIds)) : []
  return documents
    .filter(({ state }) => state === 'READY')
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, keyId, header, fileId, created }) => ({
      path: place(['Versiegelt'], `${key}.bin`),
      kind: 'SEALED',
      recipe: {},
      facts: { sealedFile: key, format: header.format, keyId },
      date: created,
      fileId,
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
