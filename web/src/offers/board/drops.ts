import { type BoardTarget, mayLetIn } from '@allmende/domain/procedure/board.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { texts } from './board.texts.ts'
import type { BoardCard, BoardColumn } from './columns.ts'

type Tender = Pick<TeamTender, 'type' | 'stage' | 'published' | 'isMarked' | 'heardAt' | 'archived'>
type Lot = Pick<TeamLot, 'stage' | 'outcome' | 'offerDeadline' | 'lastOpenedRound'>

/** What is needed to say whether a card may go somewhere. */
export type Judged = { tender: Tender; lot: Lot; now: Date; language: Language }

/** Why a company cannot be let in; null where it can. The same rule decides on the server. */
export function whyNotLetIn(
  { tender, lot, now, language }: Judged,
  { part, appliesAgain }: Pick<BoardCard, 'part' | 'appliesAgain'>,
  target: BoardTarget,
): string | null {
  const course = { ...tender, isCancelled: tender.stage === 8 }
  const verdict = mayLetIn(course, lot, part, target, now)
  if (!verdict.allowed) return say(reasons[verdict.reason], language, verdict.values)
  return appliesAgain ? say(texts.again, language) : null
}

/** Where a card can be put down: where it stands already, where it may go, or where not and why. */
export type Drop =
  | { kind: 'home' }
  | { kind: 'legal'; target: BoardTarget }
  | { kind: 'illegal'; why: string }

export function dropOn(judged: Judged, card: BoardCard, column: BoardColumn): Drop {
  if (column.cards.some(({ key }) => key === card.key)) return { kind: 'home' }
  if (column.target === null) return { kind: 'illegal', why: say(texts.notBack, judged.language) }
  const why = whyNotLetIn(judged, card, column.target)
  return why === null ? { kind: 'legal', target: column.target } : { kind: 'illegal', why }
}

/** Whether anybody can be put into another column now: where nobody can there is nothing to take hold of. */
export function canMoveAny(
  judged: Judged,
  cards: readonly BoardCard[],
  columns: readonly BoardColumn[],
): boolean {
  return cards.some((card) => columns.some((column) => dropOn(judged, card, column).kind === 'legal'))
}
