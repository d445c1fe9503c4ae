import { allLines, isFact, type ReadableFact } from '@allmende/domain/notices/readable/readable-facts.ts'
import { type ReadableSection, readableNotice } from '@allmende/domain/notices/readable/readable.ts'
import { identifiedPanels } from '@allmende/domain/tenders/notice/notice-identity.ts'
import { currentRound, roundDeadline } from '@allmende/domain/procedure/rounds.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { statusText } from '@allmende/domain/tenders/status.texts.ts'
import { shownDeadlines } from '@allmende/domain/tenders/lot-deadlines.ts'
import type { Lot, PublicTender, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { labelsOf, tenderTypeTexts } from '@allmende/domain/tenders/tenders.texts.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayDeadline, sayMoment } from '@allmende/domain/times.ts'
import type { Db } from '../database/schema.ts'
import { formOfTender } from '../tenders/tender-form.ts'
import type { FactList } from './fact-list.ts'
import { type Pace, paceOfDrawing } from './pace.ts'
import { type Doc, Paper } from './paper.ts'
import { texts } from './tender.texts.ts'

/** More than these take more pages than one overlooks. */
const factsOfLong = 30

/** A fact of more letters, over several pages, is named again. */
const lettersOfFact = 20_000

type Asked = { requestedBy: string | null; now: Date; language: Language }

type Seen = TeamTender | PublicTender

/** The notice of a tender as its reader may see it, in the order of its form. */
export function tenderDocument(db: Db, tender: Seen, asked: Asked): Doc {
  const { language } = asked
  const title = tender.name || say(texts.unnamed, language, { id: tender.id })
  const paper = new Paper({ ...asked, title, subject: say(texts.subject, language), longFrom: 3 })
  write(db, paper, tender, asked).catch((error: Error) => paper.doc.destroy(error))
  return paper.doc
}

async function write(db: Db, paper: Paper, tender: Seen, { language, now }: Asked): Promise<void> {
  const { form, lists } = await formOfTender(db, tender, language)
  const panels = isSeenInside(tender) ? identifiedPanels(form, tender) : tender.panels
  const sections = readableNotice(form, panels, { language, lists })
  const subtype = form.subtype && lists.label('notice-subtype', form.subtype)
  paper.facts([
    [say(texts.state, language), stateOf(tender, language)],
    ...headOf(tender, subtype ?? null, language),
    ...roundOf(tender, now, language),
  ])
  if (sections.length === 0) paper.paragraph(say(texts.empty, language))
  if (sections.length > 1 && factsIn(sections) > factsOfLong) paper.leaveRoomForContents(sections.length)
  const pace = paceOfDrawing()
  for (const { title, content } of sections) {
    paper.section(title)
    if (!(await writeParts(paper, content, 0, pace))) return
    paper.space(10)
  }
  paper.finish()
}

const factsIn = (parts: readonly (ReadableFact | ReadableSection)[]): number =>
  parts.reduce((count, part) => count + (isFact(part) ? 1 : factsIn(part.content)), 0)

/** False once nobody waits for it any more. */
async function writeParts(
  paper: Paper,
  parts: ReadableSection['content'],
  depth: number,
  pace: Pace,
): Promise<boolean> {
  let list: FactList | null = null
  const close = () => {
    list?.end()
    list = null
  }
  for (const part of parts) {
    await pace(0)
    if (paper.doc.destroyed) return false
    if (isFact(part)) {
      list ??= paper.factList(depth)
      await addFact(list, part, pace)
      continue
    }
    close()
    paper.part(part.title, depth + 1)
    if (!(await writeParts(paper, part.content, depth + 1, pace))) return false
  }
  close()
  return true
}

async function addFact(list: FactList, fact: ReadableFact, pace: Pace): Promise<void> {
  for (const value of valuesOf(fact)) {
    await pace(value.length)
    list.add(fact.label, value)
  }
}

/** All that a fact says, in as many values as it takes. */
function valuesOf(fact: ReadableFact): string[] {
  const [first = '', ...others] = allLines(fact)
  const values = [first]
  for (const line of others) {
    const both = `${values.at(-1)}\n${line}`
    if (both.length <= lettersOfFact) values.splice(-1, 1, both)
    else values.push(line)
  }
  return values
}

const stateOf = ({ status }: Seen, language: Language): string =>
  say(status.word === 'draft' ? texts.draft : statusText(status), language)

/** Of a continuous procedure: the round that runs, or was the last to, and its end; of several lots the next to end. */
function roundOf(tender: Seen, now: Date, language: Language): [string, string][] {
  if (!isContinuous(tender.type) || tender.stage === null) return []
  const rounds = tender.lots
    .filter(({ outcome, applicationDeadline }) => outcome === null && applicationDeadline !== null)
    .map((lot) => {
      const round = currentRound(tender, lot, now) ?? 1
      return { round, end: roundDeadline(tender, lot, round) }
    })
    .toSorted((one, other) => one.end.getTime() - other.end.getTime())
  const next = rounds.find(({ end }) => end >= now) ?? rounds.at(-1)
  if (!next) return []
  const { round, end } = next
  const label = say(end >= now ? texts.runningRound : texts.lastRound, language)
  return [[label, say(texts.roundUntil, language, { round, end: sayDeadline(end, language) })]]
}

/** What one wants to know before reading on. */
function headOf(tender: Seen, subtype: string | null, language: Language): [string, string][] {
  const labels = labelsOf(tender.type)
  const facts: [string, string | null][] = [
    [say(texts.number, language), String(tender.id)],
    [say(labels.type, language), say(tenderTypeTexts[tender.type], language)],
    [say(texts.notice, language), subtype],
    [
      say(labels.organizationId, language),
      isSeenInside(tender) ? tender.organizationName : (tender.organization?.name ?? null),
    ],
    ...shownDeadlines<Lot>(tender).map(({ label, deadline, lots }): [string, string] => [
      [...(lots ?? []).map((lot) => lot.identifier ?? lot.name), say(label, language)].join(', '),
      sayDeadline(deadline, language),
    ]),
    [say(texts.changed, language), isSeenInside(tender) ? sayMoment(tender.updated, language) : null],
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}
