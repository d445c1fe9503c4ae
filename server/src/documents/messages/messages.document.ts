import { allParticipants, type Message } from '@allmende/domain/messages/messages.contract.ts'
import { messageWords } from '@allmende/domain/messages/messages.texts.ts'
import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayExactMoment } from '@allmende/domain/times.ts'
import type { Db } from '../../database/schema.ts'
import { listDocumentsIn } from '../../rooms/documents.queries.ts'
import { writeFiles } from '../filed-files.ts'
import { writeMarkdown } from '../markdown-text.ts'
import { type Pace, paceOfDrawing } from '../pace.ts'
import { type Doc, Paper } from '../paper.ts'
import { texts } from './messages.texts.ts'
import { type Reading, shownMessages } from './shown-messages.ts'

type Asked = { requestedBy: string | null; now: Date; language: Language }

/** What whoever asks may read of what was written about a tender, the oldest first; of very much the newest. */
export function messagesDocument(
  reading: Reading,
  tender: TenderHead,
  asked: Asked,
  mostLines?: number,
): Doc {
  const { language } = asked
  const name = tender.name || say(texts.unnamed, language, { id: tender.id })
  const paper = new Paper({
    ...asked,
    title: say(texts.title, language, { tender: name }),
    subject: say(texts.subject, language),
    longFrom: Number.POSITIVE_INFINITY,
  })
  write(paper, { reading, tender, language, mostLines }).catch((error: Error) => paper.doc.destroy(error))
  return paper.doc
}

type History = { reading: Reading; tender: TenderHead; language: Language; mostLines: number | undefined }

async function write(paper: Paper, { reading, tender, language, mostLines }: History): Promise<void> {
  const { messages, all, leftOut } = await shownMessages(reading, tender, mostLines)
  const shown = messages.length
  paper.facts([
    [say(texts.number, language), String(tender.id)],
    [say(texts.count, language), leftOut ? say(texts.cut, language, { shown, all }) : String(all)],
  ])
  if (leftOut) {
    const [from, to] = [leftOut.from, leftOut.to].map((time) => sayExactMoment(time, language))
    const values = { count: all - shown, from: from ?? '', to: to ?? '' }
    paper.paragraph(say(texts.leftOut, language, values))
    if (bidderOf(reading.actor) === null) paper.paragraph(say(texts.inArchive, language))
  }
  if (all === 0) paper.paragraph(say(texts.none, language))
  const pace = paceOfDrawing()
  for (const message of messages) {
    await writeMessage(paper, reading.db, message, { language, pace })
    // Nobody waits for it any more.
    if (paper.doc.destroyed) return
  }
  paper.finish()
}

async function writeMessage(
  paper: Paper,
  db: Db,
  message: Message,
  { language, pace }: { language: Language; pace: Pace },
): Promise<void> {
  await pace(0)
  const moment = sayExactMoment(message.created, language)
  const { senderName, userName, question } = message
  paper.space(8)
  paper.section(message.messageSubject || say(texts.noSubject, language))
  paper.facts([
    [say(texts.at, language), say(texts.zone, language, { moment })],
    [say(texts.from, language), userName === null ? senderName : `${senderName} (${userName})`],
    [say(texts.to, language), recipientsOf(message, language)],
  ])
  if (question !== null) {
    paper.part(say(texts.question, language), 1)
    await writeMarkdown(paper, question, { depth: 2, pace, language })
    paper.part(say(texts.answer, language), 1)
  }
  await writeMarkdown(paper, message.messageText, { depth: question === null ? 1 : 2, pace, language })
  if (message.roomId === null) return
  paper.part(say(texts.attachments, language), 1)
  await writeFiles(paper, await filesIn(db, message.roomId), language, pace)
}

function recipientsOf(message: Message, language: Language): string {
  const { recipientOrganizationIds, recipientNames, senderOrganizationId } = message
  if (recipientOrganizationIds.includes(allParticipants)) return say(messageWords.allParticipants, language)
  if (senderOrganizationId !== null) return say(messageWords.authority, language)
  return recipientNames.join(', ') || say(texts.ownCompany, language)
}

/** What hides malware is given to nobody. */
async function filesIn(db: Db, roomId: number): Promise<FiledFile[]> {
  const documents = await listDocumentsIn(db, roomId)
  return documents
    .filter(({ state }) => state !== 'INFECTED')
    .map(({ id, name, size, sha256 }) => ({
      documentId: id,
      roomId,
      name,
      size,
      sha256: sha256.toString('hex'),
    }))
}
