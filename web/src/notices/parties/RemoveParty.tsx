import { mayRemove } from '@allmende/domain/notices/values/editing.ts'
import { nameOf } from '@allmende/domain/notices/form/names.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { useSettledReading, useSurroundings } from '../notice-context.ts'
import { texts as formTexts } from '../notices.texts.ts'
import { focusOnUndo } from '../removed.tsx'
import { referencesTo } from '../references.ts'
import { partyTexts as texts } from './parties.texts.ts'

/** Where a party is still entered, that is said before it goes. */
export function RemoveParty({ id, name, path }: { id: string; name: string; path: ValuePath }) {
  const say = useSay()
  const { store } = useSurroundings()
  const isRemovable = useSettledReading((form, values) => mayRemove(form, values, path))
  if (!isRemovable) return null
  const remove = async () => {
    const { form } = store.definition.get()
    const values = store.values.get()
    const places = referencesTo(form, values, id).map((place) => nameOf(form, values, place))
    const agrees =
      places.length === 0 ||
      (await confirm({
        title: say(texts.removeQuestion, { name }),
        text: say(texts.stillUsed, { places: places.join('; ') }),
        confirmLabel: say(formTexts.remove),
        cancelLabel: say(formTexts.keep),
        danger: true,
      }))
    if (!agrees) return
    store.remove(path, name)
    focusOnUndo()
  }
  return (
    <ActionIcon aria-label={say(formTexts.removeOf, { name })} onClick={() => void remove()}>
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  )
}
