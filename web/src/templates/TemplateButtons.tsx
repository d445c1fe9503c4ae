import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { mayBeginTender } from '@allmende/domain/templates/templates.rules.ts'
import { Button, Group } from '@mantine/core'
import { IconCopy, IconFilePlus, IconTrash } from '@tabler/icons-react'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { newTenderPath } from './template-paths.ts'
import { actionTexts as texts } from './templates.texts.ts'
import { useTemplateActions } from './useTemplateActions.ts'

type TemplateButtonsProps = {
  template: Template
  /** What says why it cannot be deleted, by its id; null where it can. */
  lockedBy?: string | null
}

/** What can be done with the form one looks at; one of the standard is adapted by duplicating it. */
export function TemplateButtons({ template, lockedBy = null }: TemplateButtonsProps) {
  const say = useSay()
  const { duplicate, remove } = useTemplateActions()
  const { builtIn } = template
  return (
    <Group gap="xs">
      {mayBeginTender(template) && (
        <Button
          component={AppLink}
          href={newTenderPath(template)}
          variant="default"
          leftSection={<IconFilePlus size={20} aria-hidden />}
        >
          {say(texts.newTender)}
        </Button>
      )}
      <Button
        variant={builtIn ? 'filled' : 'default'}
        leftSection={<IconCopy size={20} aria-hidden />}
        onClick={() => void duplicate(template)}
      >
        {say(texts.duplicate)}
      </Button>
      {!builtIn && (
        <Button
          variant="default"
          leftSection={<IconTrash size={20} aria-hidden />}
          {...(lockedBy && { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': lockedBy })}
          onClick={() => lockedBy === null && void remove(template)}
        >
          {say(texts.remove)}
        </Button>
      )}
    </Group>
  )
}
