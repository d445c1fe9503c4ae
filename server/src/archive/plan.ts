import type { Db } from '../database/schema.ts'
import { listAnswersTo } from '../procedure/answers.queries.ts'
import { listOffers } from '../procedure/offers.queries.ts'
import { listOpenings } from '../procedure/openings.queries.ts'
import { receiptFileName } from '../documents/receipt-file.ts'
import { letterFileName } from '../documents/letter-file.ts'
import { listLots } from '../tenders/lots.queries.ts'
import { listOpenedFilings } from './archived-documents.queries.ts'
import { listAnnouncedNotices } from './announced-notices.ts'
import { placing } from './folders.ts'
import {
  listingPath,
  manifestPath,
  manifestSumPath,
  type PlainMake,
  type PlannedPart,
  type Recipe,
} from './parts.ts'
import { attachments, clientDocuments, openedSubmissions, sealedSubmissions } from './planned-documents.ts'
import { listAnnouncedVersions, listNotices } from './tender-facts.queries.ts'

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
    ...(hasSealed ? await sealedSubmissions(db, { offerIds, place, now }) : []),
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
