import type { BoardTarget } from '@allmende/domain/procedure/board.ts'
import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { createContext, use } from 'react'
import type { useCarrying } from '../../ui/drag/useCarrying.ts'
import type { BoardCard } from './columns.ts'

/** A card that was put into a column and waits there to be confirmed. */
export type Moving = { card: BoardCard; target: BoardTarget; isRunning: boolean }

/** What every card of a board works with. */
export type BoardTools = {
  tender: TeamTender
  lot: TeamLot
  /** A round that is over. */
  isReadOnly: boolean
  /** There is somebody who could be put into another column. */
  isMovable: boolean
  moving: Moving | null
  /** By key: what has just come to its place. */
  fresh: ReadonlySet<string>
  carrying: ReturnType<typeof useCarrying>
  movesOf: (card: BoardCard) => { target: BoardTarget; whyNot: string | null }[]
  ask: (card: BoardCard, target: BoardTarget) => void
}

export const BoardContext = createContext<BoardTools | null>(null)

export function useBoard(): BoardTools {
  const tools = use(BoardContext)
  if (!tools) throw new Error('A card needs a board round it')
  return tools
}
