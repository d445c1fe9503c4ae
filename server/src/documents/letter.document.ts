import type { Dispatch } from '@allmende/domain/procedure/dispatch.contract.ts'
import { noAwardText } from '@allmende/domain/procedure/no-award.ts'
import { dispatchTexts, winnerOnRequestText } from '@allmende/domain/procedure/procedure.texts.ts'
import { isOnPaper } from '@allmende/domain/procedure/waiting-period.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayDay, sayExactMoment } from '@allmende/domain/times.ts'
import type { KeptLetter } from '../procedure/answers.queries.ts'
import { texts as common } from './evidence.texts.ts'
import { announcements, decisions, texts } from './letter.texts.ts'
import { type Doc, Paper } from './paper.ts'

type Asked = { requestedBy: string | null; now: Date; language: Language }

/** What a bidder was told about a lot, with everything called as it was then. Of others it names the winner alone. */
export function letterDocument(letter: KeptLetter, asked: Asked): Doc {
  const { language } = asked
  const words = (letter.earliest === null ? decisions : announcements)[letter.kind]
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

function headOf({ id, at, names, dispatch }: KeptLetter, language: Language): [string, string][] {
  const moment = sayExactMoment(at, language)
  const facts: [string, string][] = [
    [say(common.tender, language), names.tender],
    [say(common.lot, language), names.lot],
    [say(common.organization, language), names.organization],
    [say(texts.written, language), say(common.zone, language, { moment })],
    [say(texts.dispatched, language), dispatch ? sayDispatch(dispatch, language) : ''],
    [say(texts.number, language), String(id)],
  ]
  return facts.filter(([, value]) => value !== '')
}

const sayDispatch = ({ at, how }: Dispatch, language: Language): string =>
  `${sayDay(at)}, ${say(dispatchTexts[how], language)}`

/** A letter that was taken back stays a letter, and says so first. */
function writeTakenBack(paper: Paper, { takenBack, takenBackReason }: KeptLetter, language: Language): void {
  if (takenBack === null) return
  paper.section(say(texts.takenBack, language))
  paper.paragraph(say(texts.takenBackOn, language, { moment: sayExactMoment(takenBack, language) }))
  if (takenBackReason) paper.facts([[say(texts.reason, language), takenBackReason]])
}

/** To whom the lot goes, and for an announcement from when on. */
function writeOutlook(paper: Paper, letter: KeptLetter, language: Language): void {
  const { winner, winnerOnRequest, earliest, dispatch } = letter
  if (winnerOnRequest) {
    paper.section(say(texts.further, language))
    paper.facts([[say(texts.winnerIs, language), say(winnerOnRequestText, language)]])
  }
  if (winner === null) return
  paper.section(say(texts.further, language))
  paper.facts([
    [say(earliest === null ? texts.winnerIs : texts.winner, language), winner],
    ...(earliest === null ? [] : [[say(texts.earliest, language), sayDay(earliest)] as const]),
  ])
  if (dispatch && isOnPaper(dispatch.how)) paper.paragraph(say(texts.onPaper, language))
  if (earliest !== null) paper.paragraph(say(texts.law, language))
}
