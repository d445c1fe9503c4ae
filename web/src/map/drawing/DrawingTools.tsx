import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconPointer,
  IconPolygon,
  IconSquareOff,
  IconTrash,
} from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { drawingTexts as texts } from './drawing.texts.ts'
import classes from './ShapeEditor.module.css'

export type DrawingMode = 'edit' | 'draw' | 'hole'

type DrawingToolsProps = {
  mode: DrawingMode
  onMode: (mode: DrawingMode) => void
  hasShape: boolean
  mayAdd: boolean
  /** Null where there is nothing to do. */
  onRemove: (() => void) | null
  onUndo: (() => void) | null
  onRedo: (() => void) | null
  /** Null where there is nothing to snap to. */
  snapping: { is: boolean; set: (is: boolean) => void } | null
}

export function DrawingTools(props: DrawingToolsProps) {
  const { mode, onMode, hasShape, mayAdd, onRemove, onUndo, onRedo, snapping } = props
  const say = useSay()
  const choice = (own: DrawingMode, label: string, Sign: Icon, isPossible: boolean) => (
    <Button
      size="sm"
      variant={mode === own && isPossible ? 'filled' : 'default'}
      aria-pressed={mode === own && isPossible}
      leftSection={<Sign size={20} aria-hidden />}
      disabled={!isPossible}
      onClick={() => onMode(mode === own ? 'edit' : own)}
    >
      {label}
    </Button>
  )
  const action = (label: string, Sign: Icon, onClick: (() => void) | null) => (
    <Button
      size="sm"
      variant="default"
      leftSection={<Sign size={20} aria-hidden />}
      disabled={!onClick}
      onClick={() => onClick?.()}
    >
      {label}
    </Button>
  )
  return (
    <div className={classes.tools}>
      {(!hasShape || mayAdd) && choice('draw', say(hasShape ? texts.further : texts.draw), IconPolygon, true)}
      {choice('hole', say(texts.hole), IconSquareOff, hasShape)}
      {choice('edit', say(texts.edit), IconPointer, hasShape)}
      {action(say(texts.remove), IconTrash, onRemove)}
      {action(say(texts.undo), IconArrowBackUp, onUndo)}
      {action(say(texts.redo), IconArrowForwardUp, onRedo)}
      {snapping && (
        <Checkbox
          label={say(texts.snap)}
          checked={snapping.is}
          onChange={(event) => snapping.set(event.currentTarget.checked)}
        />
      )}
    </div>
  )
}
