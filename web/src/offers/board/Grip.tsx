import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSay } from '../../ui/language.tsx'
import { useFocusPassedOn } from '../../ui/useFocusPassedOn.ts'
import { useBoard } from './board-context.ts'
import { texts } from './board.texts.ts'
import classes from './Card.module.css'
import { focusCard } from './focus-card.ts'
import type { ColumnKey } from './columns.ts'

type GripProps = {
  cardKey: string
  name: string
  column: ColumnKey
  isUnderway: boolean
  isCarried: boolean
}

/** What a card is taken by. */
export function Grip({ cardKey, name, column, isUnderway, isCarried }: GripProps) {
  const say = useSay()
  const { carrying } = useBoard()
  const button = useRef<HTMLButtonElement>(null)
  // With the last card that could be moved all grips go, also the one that has just got the focus back.
  useFocusPassedOn(button, () => focusCard(cardKey))
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      size="lg"
      className={classes.handle ?? ''}
      disabled={isUnderway}
      aria-label={say(texts.handle, { name })}
      aria-describedby="board-handle-hint"
      aria-pressed={isCarried}
      {...carrying.handle(cardKey, column)}
    >
      <IconGripVertical size={20} aria-hidden />
    </ActionIcon>
  )
}
