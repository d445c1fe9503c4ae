import type { FormGroup } from '@allmende/domain/notices/form.ts'
import { placesOf } from '@allmende/domain/notices/form-index.ts'
import { anchorOf, parentPath, stepsOf, type ValuePath } from '@allmende/domain/notices/paths.ts'
import { groupAt, isFilled } from '@allmende/domain/notices/reading.ts'
import { isField } from '@allmende/domain/notices/form.ts'
import { type ItemValue, isGroupValue } from '@allmende/domain/notices/values.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { confirm } from '../ui/confirm.tsx'
import { focusOn } from '../ui/form/focus-on.ts'
import { useSay } from '../ui/language.tsx'
import type { NoticeFormStore } from './form-store.ts'
import classes from './NoticeForm.module.css'
import { useSurroundings } from './notice-context.ts'
import { texts } from './notices.texts.ts'

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

export function RemoveButton({ path, name }: { path: ValuePath; name: string }) {
  const say = useSay()
  const { store } = useSurroundings()
  const remove = async () => {
    const agrees =
      !holdsEntries(store, path) ||
      (await confirm({
        title: say(texts.removeQuestion, { name }),
        text: say(texts.removeConsequence),
        confirmLabel: say(texts.remove),
        cancelLabel: say(texts.keep),
        danger: true,
      }))
    if (!agrees) return
    store.remove(path)
    const contentId = stepsOf(path).at(-1)?.contentId ?? ''
    requestAnimationFrame(() => focusOn(addButtonId(parentPath(path), contentId)))
  }
  return (
    <Button
      className={classes.remove}
      size="sm"
      variant="subtle"
      color="red"
      aria-label={say(texts.removeOf, { name })}
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => void remove()}
    >
      {say(texts.remove)}
    </Button>
  )
}

/** Something a person entered; identifiers are there by themselves. */
function holdsEntries(store: NoticeFormStore, path: ValuePath): boolean {
  const { form } = store.definition.get()
  const isEntry = (value: ItemValue): boolean => {
    if (isGroupValue(value)) return value.children.some(isEntry)
    const item = placesOf(form).get(value.contentId)?.item
    return isFilled(value) && !(item && isField(item) && item.schemeId)
  }
  const group = groupAt(store.values.get(), path)
  return Boolean(group && (isEntry(group) || group.propertyIds?.length))
}
