import { hasLegalMinimum } from '@allmende/domain/procedure/legal-minimum.ts'
import type { ComparedPart } from '@allmende/domain/tenders/changes/compared.ts'
import type { MovedDeadline } from '@allmende/domain/tenders/changes/moved-deadlines.ts'
import type { LotParticipant, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { texts } from './changes.texts.ts'
import { type ShortDeadline, shortDeadlines } from '../course/short-deadlines.ts'

type Say = (text: Bilingual, values?: Values) => string

/** What a part is called among others: a lot by number and name. */
export const partName = ({ title, caption }: Pick<ComparedPart, 'title' | 'caption'>): string =>
  caption || title

/** The same where it is told what becomes of it: a lot that is new is told as one. */
export const toldName = (part: Pick<ComparedPart, 'title' | 'caption' | 'fate'>, say: Say): string =>
  part.fate === 'added' && part.caption ? say(texts.newLot, { name: part.caption }) : partName(part)

/** More than these would not be read in a sentence. */
const mostNamed = 12

/** What changes, by its names: `Teilnahmefrist; LOT-0001 Nordufer: Titel, Beschreibung`. */
export function namedChanges(parts: readonly ComparedPart[], say: Say): string {
  let left = mostNamed
  const named = parts.flatMap((part) => {
    const { key, fate, lines } = part
    if (left <= 0) return []
    const labels = [...new Set(lines.map(({ label }) => label))]
    const shown = labels.slice(0, left)
    left -= fate === 'changed' ? shown.length : 1
    if (fate !== 'changed') return [toldName(part, say)]
    const said = shown.join(', ') + (shown.length < labels.length ? ' …' : '')
    return [key === 'own' ? said : `${partName(part)}: ${said}`]
  })
  return named.join('; ') + (named.length < parts.length ? ' …' : '')
}

type Filed = Pick<LotParticipant, 'organizationId' | 'stage'>
type Filings = { lots: readonly { offersByRound: readonly { offers: readonly Filed[] }[] }[] }

/** How many companies have something filed that nobody has opened yet. */
export const filedCompanies = ({ lots }: Filings): number =>
  new Set(
    lots
      .flatMap(({ offersByRound }) => offersByRound)
      .flatMap(({ offers }) => offers)
      .filter(({ stage }) => stage === 1 || stage === 6)
      .map(({ organizationId }) => organizationId),
  ).size

type Timed = Pick<TeamTender, 'published' | 'history'>

/** Of the deadlines that are moved, those that leave less time than the law asks for. */
export function shortOnes(
  subtype: string | null,
  tender: Timed,
  moved: readonly MovedDeadline[],
  now: Date,
): { fact: 'applicationDeadline' | 'offerDeadline'; deadlines: ShortDeadline[] }[] {
  if (!hasLegalMinimum(subtype)) return []
  const asked = tender.history.findLast(({ stage }) => stage === 6)?.at ?? now
  const of = (fact: 'applicationDeadline' | 'offerDeadline', kind: 'application' | 'offer', from: Date) => {
    const deadlines = moved
      .filter((one) => one.fact === fact)
      .flatMap(({ current, lots }) => lots.map((lot, id) => ({ lot: { ...lot, id }, deadline: current })))
    return { fact, deadlines: shortDeadlines(kind, from, deadlines) }
  }
  return [
    of('applicationDeadline', 'application', tender.published ?? now),
    of('offerDeadline', 'offer', asked),
  ].filter(({ deadlines }) => deadlines.length > 0)
}
