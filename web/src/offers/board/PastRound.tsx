import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useMemo } from 'react'
import { useCarrying } from '../../ui/drag/useCarrying.ts'
import { useSay } from '../../ui/language.tsx'
import { plain } from '../../ui/matching.ts'
import { BoardContext, type BoardTools } from './board-context.ts'
import { texts } from './board.texts.ts'
import { Column } from './Column.tsx'
import { cardsOf } from './columns.ts'

type PastRoundProps = { tender: TeamTender; lot: TeamLot; round: number; search: string }

const nothing = () => undefined
const none: ReadonlySet<string> = new Set()

/** A round that a later one has followed: to be read, not to be changed. */
export function PastRound({ tender, lot, round, search }: PastRoundProps) {
  const say = useSay()
  const cards = useMemo(() => cardsOf(tender, lot, round), [tender, lot, round])
  const carrying = useCarrying({ places: [], onDrop: nothing })
  const wanted = plain(search.trim())
  const tools: BoardTools = {
    tender,
    lot,
    isReadOnly: true,
    isMovable: false,
    moving: null,
    fresh: none,
    carrying,
    movesOf: () => [],
    ask: nothing,
  }
  return (
    <BoardContext value={tools}>
      <p>{say(texts.pastHint)}</p>
      <Column
        column={{ key: 'past', target: null, cards }}
        found={cards.filter(({ part }) => plain(part.organizationName).includes(wanted))}
        drop={null}
        isChosen
      />
    </BoardContext>
  )
}
