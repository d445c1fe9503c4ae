import { noAwardText } from '@allmende/domain/procedure/no-award.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayDay, sayExactMoment } from '@allmende/domain/times.ts'
import type { KeptLetter } from '../procedure/answers.queries.ts'
import { texts as common } from './evidence.texts.ts'
import { announcement, decisions, texts } from './letter.texts.ts'
import { type Doc, Paper } from './paper.ts'

type Asked = { requestedBy: string | null; now: Date; language: Language }

/** What a bidder was told about a lot, with everything called as it was then. Of others it names the winner alone. */
export function letterDocument(letter: KeptLetter, asked: Asked): Doc {
  const { language } = asked
  const words = letter.earliest === null ? decisions[letter.kind] : announcement
  if (!words) throw new Error(`an answer ${letter.kind} is no letter`)
  const title = say(words.title, language)
  const paper = new Paper({
    ...asked,
    title,
    subject: say(texts.subject, language),
    sender: senderOf(letter),
    longFrom: 8,
  })
  paper.facts(headOf(letter, language))
  writeTakenBack(paper, letter, language)
  paper.section(say(texts.decision, language))
  paper.paragraph(say(letter.isOfNoAward ? noAwardText : words.decision, language))
  if (letter.reason) {
    paper.section(say(texts.reason, language))
    for (const line of linesOf(letter.reason)) paper.paragraph(line)
  }
  writeOutlook(paper, letter, language)
  paper.finish()
  return paper.doc
}

/** Blank lines part what somebody wrote; each part is a paragraph of its own. */
const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

const senderOf = ({ names: { authority, address = [] } }: KeptLetter): string[] =>
  authority === '' ? [] : [authority, ...address]

function headOf({ id, at, names }: KeptLetter, language: Language): [string, string][] {
  const moment = sayExactMoment(at, language)
  const facts: [string, string][] = [
    [say(common.tender, language), names.tender],
    [say(common.lot, language), names.lot],
    [say(common.organization, language), names.organization],
    [say(texts.written, language), say(common.zone, language, { moment })],
    [say(texts.number, language), String(id)],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** A letter that was taken back stays a letter, and says so first. */
function writeTakenBack(paper: Paper, { takenBack, takenBackReason }: KeptLetter, language: Language): void {
  if (takenBack === null) return
  paper.section(say(texts.takenBack, language))
  paper.paragraph(say(texts.takenBackOn, language, { moment: sayExactMoment(takenBack, language) }))
  if (takenBackReason) paper.facts([[say(texts.reason, language), takenBackReason]])
}

/** To whom the lot goes, and for an announcement from when on. */
function writeOutlook(paper: Paper, { winner, earliest }: KeptLetter, language: Language): void {
  if (winner === null) return
  paper.section(say(texts.further, language))
  paper.facts([
    [say(earliest === null ? texts.winnerIs : texts.winner, language), winner],
    ...(earliest === null ? [] : [[say(texts.earliest, language), sayDay(earliest)] as const]),
  ])
  if (earliest !== null) paper.paragraph(say(texts.law, language))
}
