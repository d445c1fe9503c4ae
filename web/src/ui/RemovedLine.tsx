import { Button, CloseButton } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'
import classes from './RemovedLine.module.css'

type RemovedLineProps = {
  /** Of the button, so that it can take the focus. */
  id: string
  /** What was taken away. */
  name: string
  /** Says it in other words than that it was deleted. */
  said?: string
  onUndo: () => void
  onClose: () => void
  /** Between parts that have no border of their own. */
  flat?: boolean
}

/** Stands where something was taken away: says so, and brings it back. */
export function RemovedLine({ id, name, said, onUndo, onClose, flat }: RemovedLineProps) {
  const say = useSay()
  return (
    <div className={classes.removed} data-flat={flat || undefined}>
      <output>
        <span id={`${id}-said`}>{said ?? say(houseTexts.removed, { name })}</span>
      </output>
      <Button
        id={id}
        aria-describedby={`${id}-said`}
        size="sm"
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={onUndo}
      >
        {say(houseTexts.undo)}
      </Button>
      <CloseButton aria-label={say(houseTexts.close)} onClick={onClose} />
    </div>
  )
}
