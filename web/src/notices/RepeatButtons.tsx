import { hasQuestions } from '@allmende/domain/notices/check/offered.ts'
import { instancesOf } from '@allmende/domain/notices/values/editing.ts'
import type { FormGroup } from '@allmende/domain/notices/form/form.ts'
import { childPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSay } from '../ui/language.tsx'
import { addAnchorOf } from './anchors.ts'
import classes from './NoticeForm.module.css'
import { useSettledReading, useSurroundings } from './notice-context.ts'
import { texts } from './notices.texts.ts'
import { focusOnUndo } from './removed.tsx'

type AddButtonProps = { group: FormGroup; parent: ValuePath }

/** Offered where one more may be added and has something to ask. */
export function AddButton({ group, parent }: AddButtonProps) {
  const say = useSay()
  const { store, readOnly, locks } = useSurroundings()
  const isWanted = useSettledReading((form, values) => {
    const next = instancesOf(values, parent, group.contentId).length + 1
    return hasQuestions(form, values, group, childPath(parent, group, next))
  })
  if (readOnly || !isWanted || locks?.mayAdd(parent) === false) return null
  return (
    <div>
      <Button
        classNames={{ root: classes.add ?? '', label: classes.addLabel ?? '' }}
        id={addAnchorOf(childPath(parent, group))}
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

type RemoveButtonProps = { path: ValuePath; name: string; iconOnly?: boolean }

export function RemoveButton({ path, name, iconOnly }: RemoveButtonProps) {
  const say = useSay()
  const { store } = useSurroundings()
  const remove = () => {
    store.remove(path, name)
    focusOnUndo()
  }
  if (iconOnly)
    return (
      <ActionIcon
        size="input-sm"
        variant="subtle"
        color="red"
        aria-label={say(texts.removeOf, { name })}
        title={say(texts.remove)}
        onClick={remove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    )
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
