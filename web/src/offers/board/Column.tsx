import { Button, VisuallyHidden } from '@mantine/core'
import { IconBan, IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { useBoard } from './board-context.ts'
import { texts } from './board.texts.ts'
import { Card } from './Card.tsx'
import classes from './Column.module.css'
import type { BoardCard, BoardColumn } from './columns.ts'
import type { Drop } from './drops.ts'

/** So many at first, and so many more whenever one comes to the end. */
const portion = 30

type ColumnProps = {
  column: BoardColumn
  /** Those of it that are searched for. */
  found: readonly BoardCard[]
  /** What putting down what is carried would mean here; null while nothing is. */
  drop: Drop | null
  /** On a phone one column is seen at a time. */
  isChosen: boolean
}

/** A phase and who stands in it. */
export function Column({ column, found, drop, isChosen }: ColumnProps) {
  const say = useSay()
  const id = useId()
  const { carrying, fresh, moving } = useBoard()
  const [limit, setLimit] = useState(portion)
  const isKept = ({ key }: BoardCard) => fresh.has(key) || moving?.card.key === key
  const shown = found.filter((card, index) => index < limit || isKept(card))
  const left = found.length - shown.length
  const isOver = carrying.carried?.over === column.key
  return (
    <section
      aria-labelledby={id}
      className={classes.column}
      data-place={column.key}
      data-drop={drop?.kind}
      data-over={(isOver && drop !== null) || undefined}
      data-chosen={isChosen || undefined}
    >
      <h3 id={id} className={classes.title}>
        {say(texts[column.key])}
        <span className={classes.count} aria-hidden>
          {column.cards.length}
        </span>
        <VisuallyHidden>{say(texts.count, { n: column.cards.length })}</VisuallyHidden>
      </h3>
      {drop && <DropHint drop={drop} />}
      <ul
        className={classes.cards}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (left > 0 && scrollTop + clientHeight > scrollHeight - 400) setLimit(limit + portion)
        }}
      >
        {shown.map((card) => (
          <Card key={card.key} card={card} column={column.key} />
        ))}
      </ul>
      {found.length === 0 && (
        <p className={classes.empty}>{say(column.cards.length === 0 ? texts.nobody : texts.notFound)}</p>
      )}
      {left > 0 && (
        <Button variant="subtle" size="sm" onClick={() => setLimit(limit + portion)}>
          {say(texts.more, { n: left })}
        </Button>
      )}
    </section>
  )
}

function DropHint({ drop }: { drop: Drop }) {
  const say = useSay()
  if (drop.kind === 'home') return <p className={classes.hint}>{say(texts.home)}</p>
  const Icon = drop.kind === 'legal' ? IconCheck : IconBan
  return (
    <p className={classes.hint} data-kind={drop.kind}>
      <Icon size={20} aria-hidden />
      {drop.kind === 'legal' ? say(texts.here) : drop.why}
    </p>
  )
}
