import { Button } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { texts } from './media.texts.ts'

export const modeButtonId = 'bilder-bearbeiten'

/** One button in one place, so that it keeps the focus. */
export function ModeButton({ isEditing, onToggle }: { isEditing: boolean; onToggle: () => void }) {
  const say = useSay()
  const Icon = isEditing ? IconCheck : IconPencil
  return (
    <Button
      id={modeButtonId}
      variant={isEditing ? 'filled' : 'default'}
      leftSection={<Icon size={20} aria-hidden />}
      onClick={onToggle}
    >
      {say(isEditing ? texts.done : texts.edit)}
    </Button>
  )
}
