import { existing } from '@allmende/domain/verdict.ts'
import type { Readable } from 'node:stream'
import type { User } from '@allmende/domain/actor.ts'
import { inTurn } from '../documents/in-turn.ts'
import { letterDocument } from '../documents/letter.document.ts'
import { logDocument } from '../documents/log.document.ts'
import type { Doc } from '../documents/paper.ts'
import { messagesDocument } from '../documents/messages/messages.document.ts'
import { protocolDocument } from '../documents/protocol.document.ts'
import { receiptDocument } from '../documents/receipt.document.ts'
import { recordContents } from '../documents/record/record-contents.ts'
import { recordDocument } from '../documents/record/record.document.ts'
import { shownReceipt } from '../documents/shown-receipt.ts'
import { tenderDocument } from '../documents/tender.document.ts'
import { findLetter } from '../procedure/answers.queries.ts'
import { findOpening } from '../procedure/openings.queries.ts'
import { findReceipt } from '../procedure/receipts.queries.ts'
import type { Context } from '../rpc/method.ts'
import { seenTender } from '../tenders/seen-tender.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { writtenAnnounced } from './announced-notices.ts'
import type { Archive, Part } from './archives.queries.ts'
import { chainText, logLines } from './log-parts.ts'
import { listing } from './listing.ts'
import { manifest, manifestSum } from './manifest.ts'
import { messagesData, messagesText } from './messages-parts.ts'
import type { PlainMake } from './parts.ts'
import { readme } from './readme.ts'
import { tenderData, versionData } from './tender-parts.ts'
import { findNoticeXml } from './tender-facts.queries.ts'
import { nodeVerifier, pageVerifier } from './verifier-files.ts'

export type Making = { context: Context; archive: Archive }
type Content = AsyncIterable<Buffer | string>

/** Whoever answers for a tender reads all of it; the platform reads for her what she will read. */
const reader: User = {
  kind: 'user',
  email: 'system',
  roles: ['SYSTEM_ADMIN'],
  organizationId: null,
  organizationType: null,
}

/** Each draws from the database alone, so that it can be made by whichever process comes to it. */
const plainMakes: Record<PlainMake, (making: Making) => Content | Promise<Content>> = {
  tenderPdf: (making) =>
    drawn(making, 'tender', async ({ context, archive }, asked) => {
      const tender = await seenTender({ ...context, actor: reader }, archive.tenderId)
      return tenderDocument(context.db, tender, asked)
    }),
  recordPdf: (making) =>
    drawn(making, 'record', async ({ context, archive }, asked) =>
      recordDocument(await recordContents({ ...context, actor: reader }, archive.tenderId), asked),
    ),
  messagesPdf: (making) =>
    drawn(making, 'messages', async ({ context, archive }, asked) => {
      const tender = existing(await findTenderHead(context.db, archive.tenderId))
      return messagesDocument({ ...context, actor: reader }, tender, asked)
    }),
  logPdf: (making) =>
    drawn(making, 'log', async ({ context, archive }, asked) =>
      logDocument(context.db, { kind: 'log', id: archive.tenderId }, asked),
    ),
  tenderData,
  log: logLines,
  chain: chainText,
  messagesData,
  messagesText,
  readme,
  nodeVerifier,
  pageVerifier,
  listing,
  manifest,
  manifestSum,
}

/** The content of a part that we make. */
export async function contentOf(making: Making, { recipe, path }: Part): Promise<Content> {
  if (!('make' in recipe)) throw new Error(`nothing says how ${path} is made`)
  if (!('id' in recipe)) return plainMakes[recipe.make as PlainMake](making)
  const { make, id } = recipe
  const { db } = making.context
  if (make === 'announcedNotice') return inPieces(await writtenAnnounced(making, recipe))
  if (make === 'version') return versionData(making, id)
  if (make === 'notice') return inPieces(await findNoticeXml(db, id))
  if (make === 'letter')
    return drawn(making, `letter ${id}`, async (_making, asked) =>
      letterDocument(existing(await findLetter(db, id)), asked),
    )
  if (make === 'protocol')
    return drawn(making, `protocol ${id}`, async (_making, asked) =>
      protocolDocument(existing(await findOpening(db, id)), '', asked),
    )
  return drawn(making, `receipt ${id}`, async (_making, asked) =>
    receiptDocument(await shownReceipt(db, existing(await findReceipt(db, id)), 'team'), asked),
  )
}

type Asked = { requestedBy: string; now: Date; language: 'de' }

/** Archives are German, as the log is. */
function drawn(making: Making, what: string, draw: (making: Making, asked: Asked) => Promise<Doc>): Readable {
  const { archive } = making
  const asked = {
    requestedBy: archive.askedBy,
    now: archive.planned ?? archive.asked,
    language: 'de',
  } as const
  return inTurn({
    what: `${what} of archive ${archive.id}`,
    make: () => draw(making, asked),
  })
}

async function* inPieces(text: string): AsyncGenerator<string> {
  yield text
}
