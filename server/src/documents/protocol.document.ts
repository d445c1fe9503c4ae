import { stampLabel, stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayArrival, sayExactDeadline } from '@allmende/domain/times.ts'
import type { KeptOpening } from '../procedure/openings.queries.ts'
import type { Protocol } from '../procedure/protocol.ts'
import { texts as common } from './evidence.texts.ts'
import { writeFiles } from './filed-files.ts'
import { paceOfDrawing } from './pace.ts'
import { type Doc, Paper } from './paper.ts'
import { texts } from './protocol.texts.ts'

type Asked = { requestedBy: string | null; now: Date; language: Language }

/** What an opening found, as it was written down in the opening's own transaction; `tender` is what it is called today. */
export function protocolDocument(opening: KeptOpening, tender: string, asked: Asked): Doc {
  const { language } = asked
  const name = opening.protocol.tender ?? tender
  const title = say(texts.title, language, { tender: name })
  const paper = new Paper({ ...asked, title, subject: say(texts.subject, language), longFrom: 8 })
  write(paper, opening, language).catch((error: Error) => paper.doc.destroy(error))
  return paper.doc
}

async function write(paper: Paper, opening: KeptOpening, language: Language): Promise<void> {
  const { protocol, target } = opening
  paper.facts(headOf(opening, language))
  paper.section(say(texts.filings, language))
  if (protocol.filings.length === 0)
    paper.paragraph(say(target === 4 ? texts.nobodyApplied : texts.nobodyOffered, language))
  const pace = paceOfDrawing()
  for (const filing of protocol.filings) {
    paper.part(filing.organization, 1)
    paper.facts(factsOf(filing, language))
    await writeFiles(paper, filing.files, language, pace)
    if (paper.doc.destroyed) return
  }
  paper.finish()
}

const moment = (time: Date, language: Language): string =>
  say(common.zone, language, { moment: sayArrival(time, language) })
const deadline = (time: string | null, language: Language): string =>
  time === null ? say(common.noDeadline, language) : sayExactDeadline(new Date(time), language)

const factsOf = (
  { city, register, receivedAt, stampedBy, deadline: due, unconfirmed = [] }: Protocol['filings'][number],
  language: Language,
): [string, string][] => [
  ...(city ? [[say(texts.city, language), city] as [string, string]] : []),
  ...(register ? [[say(texts.register, language), register] as [string, string]] : []),
  [say(common.receivedAt, language), moment(new Date(receivedAt), language)],
  ...(stampedBy
    ? [[say(stampLabel, language), say(stampTexts[stampedBy], language)] as [string, string]]
    : []),
  [say(common.deadline, language), deadline(due, language)],
  ...unconfirmed.map(({ version, announced }): [string, string] => [
    say(texts.unconfirmed, language),
    say(texts.unconfirmedVersion, language, { version, moment: moment(new Date(announced), language) }),
  ]),
]

function headOf({ protocol, ...opening }: KeptOpening, language: Language): [string, string][] {
  const { lot, authority, names, deadline: due } = protocol
  const what = opening.target === 4 ? texts.applications : texts.offers
  const confirmed = (email: string, name: string | undefined, at: Date) =>
    say(texts.person, language, {
      person: name === undefined || name === email ? email : `${name} (${email})`,
      moment: moment(at, language),
    })
  const facts: [string, string | undefined][] = [
    [say(common.authority, language), authority],
    [say(common.lot, language), lot],
    [say(texts.opened, language), say(what, language)],
    [say(common.round, language), opening.round === null ? undefined : String(opening.round)],
    [say(common.deadline, language), due === undefined ? undefined : deadline(due, language)],
    [say(texts.first, language), confirmed(opening.firstUser, names?.first, opening.firstAt)],
    [say(texts.second, language), confirmed(opening.secondUser, names?.second, opening.at)],
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}
