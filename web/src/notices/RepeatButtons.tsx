import type { FormGroup } from '@allmende/domain/notices/form/form.ts'
import { anchorOf, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSay } from '../ui/language.tsx'
import classes from './NoticeForm.module.css'
import { useSurroundings } from './notice-context.ts'
import { texts } from './notices.texts.ts'
import { focusOnUndo } from './removed.tsx'

const addButtonId = (parent: ValuePath, contentId: string) =>
  `${anchorOf(parent ? `${parent}/${contentId}` : contentId)}-add`

export function AddButton({ group, parent }: { group: FormGroup; parent: ValuePath }) {
  const say = useSay()
  const { store } = useSurroundings()
  return (
    <div>
      <Button
        classNames={{ root: classes.add ?? '', label: classes.addLabel ?? '' }}
        id={addButtonId(parent, group.contentId)}
        size="sm"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => store.goTo(store.add(parent, group.contentId))}
      >
        {say(texts.add, { label: group.label })}
      </Button>
    </div>
  )
}

export function CopyButton({ path, name, label }: { path: ValuePath; name: string; label: string }) {
  const say = useSay()
  const { store } = useSurroundings()
  return (
    <Button
      size="sm"
      variant="subtle"
      aria-label={say(texts.copyOf, { label, name })}
      leftSection={<IconCopy size={16} aria-hidden />}
      onClick={() => store.goTo(store.copy(path))}
    >
      {say(texts.copy, { label })}
    </Button>
  )
}

export function RemoveButton({ path, name }: { path: ValuePath; name: string }) {
  const say = useSay()
  const { store } = useSurroundings()
  const remove = () => {
    store.remove(path, name)
    focusOnUndo()
  }
  return (
    <Button
      className={classes.remove}
      size="sm"
      variant="subtle"
      color="red"
      aria-label={say(texts.removeOf, { name })}
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={remove}
    >
      {say(texts.remove)}
    </Button>
  )
}
