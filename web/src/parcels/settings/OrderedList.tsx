import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Shadow } from '../../ui/drag/Shadow.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { RemovedLine } from '../../ui/RemovedLine.tsx'
import classes from './OrderedList.module.css'
import { texts } from './parcel-settings.texts.ts'
import { arrowId, handleId, useOrder } from './useOrder.ts'

type OrderedListProps<Item> = {
  /** What the ids in it begin with. */
  id: string
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  onChange: (items: Item[]) => void
  /** What stands beside the handle. */
  renderRow: (item: Item, index: number) => ReactNode
  /** What stands below the row. */
  renderBelow?: (item: Item, index: number) => ReactNode
  /** Buttons before the arrows. */
  renderButtons?: (item: Item, index: number) => ReactNode
}

/** Entries in an order: carried, moved step by step, taken away and brought back. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { id, label, items, nameOf, onChange, renderRow, renderBelow, renderButtons } = props
  const say = useSay()
  const hintId = useId()
  const order = useOrder({ id, items, nameOf, onChange })
  const [removed, setRemoved] = useState<{ item: Item; index: number } | null>(null)
  const undoId = `${id}.undo`
  const named = (item: Item) => nameOf(item) || say(texts.unnamed)

  function remove(item: Item, index: number) {
    setRemoved({ item, index })
    onChange(items.toSpliced(index, 1))
    requestAnimationFrame(() => focusOn(undoId))
  }
  function undo() {
    if (!removed) return
    const index = Math.min(removed.index, items.length)
    setRemoved(null)
    onChange(items.toSpliced(index, 0, removed.item))
    requestAnimationFrame(() => focusOn(handleId(id, index)))
  }

  const entries = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an entry is known by its place alone
    <li key={index} className={classes.entry} {...order.place(index)} data-landing={order.landing(index)}>
      <div className={classes.row} data-carried={order.isCarried(index) || undefined}>
        <ActionIcon
          variant="subtle"
          size="lg"
          className={classes.handle ?? ''}
          aria-label={say(texts.handle, { name: named(item) })}
          aria-describedby={hintId}
          aria-pressed={order.isCarried(index)}
          {...order.handle(index)}
        >
          <IconGripVertical size={20} aria-hidden />
        </ActionIcon>
        <div className={classes.content}>{renderRow(item, index)}</div>
        <div className={classes.buttons}>
          {renderButtons?.(item, index)}
          <Arrow
            name={named(item)}
            by={-1}
            id={arrowId(id, index, -1)}
            isAtEdge={index === 0}
            onStep={() => order.step(index, -1)}
          />
          <Arrow
            name={named(item)}
            by={1}
            id={arrowId(id, index, 1)}
            isAtEdge={index === items.length - 1}
            onStep={() => order.step(index, 1)}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            color="var(--house-danger)"
            aria-label={say(texts.remove, { name: named(item) })}
            onClick={() => remove(item, index)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {renderBelow?.(item, index)}
    </li>
  ))
  const offer = removed && !items.includes(removed.item) && (
    <li key="removed" className={classes.entry}>
      <RemovedLine id={undoId} name={named(removed.item)} onUndo={undo} onClose={() => setRemoved(null)} />
    </li>
  )
  return (
    <>
      <VisuallyHidden>
        <output aria-live="polite">{order.spoken}</output>
        <span id={hintId}>{say(texts.handleHint)}</span>
      </VisuallyHidden>
      {(entries.length > 0 || offer) && (
        <ul className={classes.list} aria-label={label}>
          {offer ? entries.toSpliced(Math.min(removed.index, entries.length), 0, offer) : entries}
        </ul>
      )}
      {order.carried?.from && <Shadow from={order.carried.from}>{order.carried.name}</Shadow>}
    </>
  )
}

type ArrowProps = { id: string; name: string; by: -1 | 1; isAtEdge: boolean; onStep: () => void }

/** Not disabled at the edge, so that it keeps the focus when the entry arrives there. */
function Arrow({ id, name, by, isAtEdge, onStep }: ArrowProps) {
  const say = useSay()
  return (
    <ActionIcon
      id={id}
      variant="subtle"
      size="lg"
      className={classes.arrow ?? ''}
      aria-label={say(by < 0 ? texts.up : texts.down, { name })}
      aria-disabled={isAtEdge}
      onClick={onStep}
    >
      {by < 0 ? <IconArrowUp size={20} aria-hidden /> : <IconArrowDown size={20} aria-hidden />}
    </ActionIcon>
  )
}
