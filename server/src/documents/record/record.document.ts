import { type Language, say } from '@allmende/domain/texts.ts'
import { type Doc, Paper } from '../paper.ts'
import { Desk } from './desk.ts'
import { writeCompleteness, writeCourse, writeSubject, writeTeam } from './record-beginning.ts'
import { writeCompanies, writeFilings, writeOpenings } from './record-bidders.ts'
import type { RecordContents } from './record-contents.ts'
import {
  writeChoices,
  writeCommunication,
  writeEnd,
  writeLog,
  writeNegotiation,
  writeOwnRemarks,
} from './record-decisions.ts'
import { writeProvided } from './record-provided.ts'
import { texts } from './record.texts.ts'

type Asked = { requestedBy: string | null; now: Date; language: Language }

/** How a contract was awarded, in the order of what the law asks for (§ 6 KonzVgV, § 8 VgV). */
export function recordDocument(contents: RecordContents, asked: Asked): Doc {
  const { language } = asked
  const { id, name } = contents.tender
  const tender = name || say(texts.unnamed, language, { id })
  const paper = new Paper({
    ...asked,
    title: say(texts.title, language, { tender }),
    subject: say(texts.subject, language),
    longFrom: 3,
  })
  write(new Desk(paper, language, contents.tender.lots), contents, asked.now).catch((error: Error) =>
    paper.doc.destroy(error),
  )
  return paper.doc
}

const sections: readonly ((desk: Desk, contents: RecordContents, now: Date) => Promise<void> | void)[] = [
  writeCompleteness,
  writeSubject,
  writeTeam,
  writeCourse,
  writeProvided,
  writeCompanies,
  writeFilings,
  writeOpenings,
  writeChoices,
  writeNegotiation,
  writeEnd,
  writeCommunication,
  writeOwnRemarks,
  writeLog,
]

async function write(desk: Desk, contents: RecordContents, now: Date): Promise<void> {
  desk.paper.space(16)
  desk.paper.leaveRoomForContents(sections.length)
  for (const section of sections) {
    await section(desk, contents, now)
    // Nobody waits for it any more.
    if (desk.paper.doc.destroyed) return
  }
  desk.paper.finish()
}
