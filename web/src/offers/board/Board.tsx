import type { BoardTarget } from '@allmende/domain/procedure/board.ts'
import { isOpen } from '@allmende/domain/procedure/stages.ts'
import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { texts as courseTexts } from '../../tenders/course/course.texts.ts'
import { useServerTime } from '../../tenders/portal/useServerTime.ts'
import { Shadow } from '../../ui/drag/Shadow.tsx'
import { useCarrying } from '../../ui/drag/useCarrying.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { plain } from '../../ui/matching.ts'
import { toast } from '../../ui/toasts.tsx'
import classes from './Board.module.css'
import { type BoardTools, BoardContext, type Moving } from './board-context.ts'
import { texts } from './board.texts.ts'
import { Column } from './Column.tsx'
import { type BoardCard, cardsOf, columnOf, columnsOf, seenColumn, waitingRoomOf } from './columns.ts'
import { focusCard } from './focus-card.ts'
import { canMoveAny, dropOn, type Judged, whyNotLetIn } from './drops.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { useArrivals } from './useArrivals.ts'
import { WaitingColumn } from './WaitingColumn.tsx'

type BoardProps = {
  tender: TeamTender
  lot: TeamLot
  round: number | null
  /** Words that names must contain. */
  search: string
}

/** The phases of a lot side by side, and who is let in after all. */
export function Board({ tender, lot, round, search }: BoardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [moving, setMoving] = useState<Moving | null>(null)
  const [spoken, setSpoken] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const now = useServerTime()
  const cards = useMemo(() => cardsOf(tender, lot, round), [tender, lot, round])
  const underway = moving && { key: moving.card.key, target: moving.target }
  const columns = columnsOf(tender, lot, cards, underway)
  const waiting = isOpen(lot) ? waitingRoomOf(tender, lot) : null
  const judged: Judged = { tender, lot, now, language }
  const isMovable = canMoveAny(judged, cards, columnsOf(tender, lot, cards, null))

  const places = useMemo(
    () => new Map(cards.map(({ key, part }) => [key, columnOf(tender, lot, part)])),
    [cards, tender, lot],
  )
  const cardBy = (key: string): BoardCard | undefined => cards.find((card) => card.key === key)
  const nameOf = (key: string): string => cardBy(key)?.part.organizationName ?? ''
  const columnBy = (key: string) => columns.find((column) => column.key === key)
  const fresh = useArrivals(places, (keys) => {
    const others = keys.filter((key) => key !== moving?.card.key)
    const sentence = (key: string) =>
      say(texts.arrived, { name: nameOf(key), column: say(texts[places.get(key) ?? 'applications']) })
    if (others.length > 0) setSpoken(others.slice(0, 5).map(sentence).join(' '))
  })

  const asked = moving?.card.key
  useEffect(() => {
    // When the question is gone and the card can be taken again.
    if (asked !== undefined) return () => focusCard(asked)
  }, [asked])

  function ask(card: BoardCard, target: BoardTarget) {
    setMoving({ card, target, isRunning: false })
  }
  function tellOver(key: string, place: string | null) {
    const [card, column] = [cardBy(key), place === null ? undefined : columnBy(place)]
    if (!card || !column) return
    const drop = dropOn(judged, card, column)
    const words = { home: texts.overHome, legal: texts.overLegal, illegal: texts.overIllegal }[drop.kind]
    const why = drop.kind === 'illegal' ? drop.why : ''
    setSpoken(say(words, { column: say(texts[column.key]), why }))
  }
  const stay = (key: string) =>
    setSpoken(
      say(texts.putBack, { name: nameOf(key), column: say(texts[places.get(key) ?? 'applications']) }),
    )
  /** Judged by how things stand when it is put down: others may have moved it meanwhile. */
  function put(key: string, place: string) {
    const [card, column] = [cardBy(key), columnBy(place)]
    if (!card || !column) return toast.warning(say(texts.gone), say(courseTexts.stageNotChanged))
    const drop = dropOn({ ...judged, now: serverNow() }, card, column)
    if (drop.kind === 'legal') return ask(card, drop.target)
    stay(key)
    if (drop.kind === 'illegal') toast.warning(drop.why, say(courseTexts.stageNotChanged))
    focusCard(key)
  }
  const carrying = useCarrying({
    places: columns.map(({ key }) => key),
    onLift: (key, place) =>
      setSpoken(
        say(texts.lifted, { name: nameOf(key), column: say(texts[columnBy(place)?.key ?? 'applications']) }),
      ),
    onOver: tellOver,
    onDrop: put,
    onCancel: stay,
  })
  const carried = carrying.carried && cardBy(carrying.carried.key)
  const wanted = plain(search.trim())
  const isFound = ({ part }: BoardCard) => plain(part.organizationName).includes(wanted)
  const phoneColumn = seenColumn(lot, columns, waiting !== null, chosen)
  const tools: BoardTools = {
    tender,
    lot,
    isReadOnly: false,
    isMovable,
    moving,
    fresh,
    carrying,
    movesOf: (card) =>
      columns.flatMap(({ target }) =>
        target === null ? [] : [{ target, whyNot: whyNotLetIn(judged, card, target) }],
      ),
    ask,
  }
  return (
    <BoardContext value={tools}>
      {isMovable && <p className={classes.hint}>{say(texts.hint)}</p>}
      <VisuallyHidden>
        <output aria-live="polite">{spoken}</output>
        <span id="board-handle-hint">{say(texts.handleHint)}</span>
      </VisuallyHidden>
      <div className={classes.choice}>
        <SelectField
          label={say(texts.column)}
          clearable={false}
          options={[
            ...columns.map(({ key, cards: own }) => ({
              value: key,
              label: `${say(texts[key])} (${own.length})`,
            })),
            ...(waiting ? [{ value: 'waiting', label: say(texts.waiting) }] : []),
          ]}
          value={phoneColumn}
          onChange={setChosen}
        />
      </div>
      <div className={classes.holder}>
        <div className={classes.board} data-count={columns.length + (waiting ? 1 : 0)}>
          {columns.map((column) => (
            <Column
              key={column.key}
              column={column}
              found={column.cards.filter(isFound)}
              drop={carried ? dropOn(judged, carried, column) : null}
              isChosen={column.key === phoneColumn}
            />
          ))}
          {waiting && <WaitingColumn room={waiting} isChosen={phoneColumn === 'waiting'} />}
        </div>
      </div>
      {carried && carrying.carried?.from && (
        <Shadow from={carrying.carried.from}>{carried.part.organizationName}</Shadow>
      )}
      {moving && (
        <MoveDialog
          key={`${moving.card.key} ${moving.target}`}
          tender={tender}
          lot={lot}
          part={moving.card.part}
          target={moving.target}
          onRunning={(isRunning) => setMoving({ ...moving, isRunning })}
          onClose={() => setMoving(null)}
        />
      )}
    </BoardContext>
  )
}
