import { isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import {
  changeFields,
  changeTextOf,
  inAllLanguages,
  saysReasonTwice,
} from '@allmende/domain/notices/xml/change.ts'
import type { NoticeFormStore } from '../../../notices/form-store.ts'
import { useStore } from '../../../rpc/store.ts'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useSay } from '../../../ui/language.tsx'
import { texts } from './mending.texts.ts'

export const wordsAnchor = 'begruendung'

/** Why the notice is sent and what it says of the change: told once, for all sections and languages. */
export function ChangeWords({ store }: { store: NoticeFormStore }) {
  const say = useSay()
  return (
    <FormSection anchor={wordsAnchor} title={say(texts.words)} hint={say(texts.wordsHint)}>
      <Word store={store} name="reason" required />
      <Word store={store} name="text" />
    </FormSection>
  )
}

type Name = keyof typeof changeFields
type WordProps = { store: NoticeFormStore; name: Name; required?: boolean }

function Word({ store, name, required = false }: WordProps) {
  const say = useSay()
  const { form } = useStore(store.definition)
  const values = useStore(store.values)
  const { refused } = useStore(store.marks)
  const placeOf = (word: Name) => {
    const item = placesOf(form).get(changeFields[word])?.item
    return item && isField(item) ? { item, paths: pathsTo(form, values, changeFields[word]) } : null
  }
  const place = placeOf(name)
  const [first] = place?.paths ?? []
  if (!place || first === undefined) return null
  const typed = changeTextOf(values, name)
  const objection = place.paths.map((path) => refused[path]).find((sentence) => sentence !== undefined)
  const follows = name === 'reason' && saysReasonTwice(values) ? placeOf('text') : null
  const become = (text: string) => {
    for (const { item, paths } of follows ? [place, follows] : [place])
      for (const path of paths) store.change(path, text ? inAllLanguages(item, text, values) : null)
  }
  return (
    <TextAreaField
      id={anchorOf(first)}
      label={say(texts[name])}
      required={required}
      rows={3}
      {...(place.item.maxLength && { maxLength: place.item.maxLength })}
      error={objection ?? (required && typed.trim() === '' ? say(texts.reasonMissing) : undefined)}
      value={typed}
      onChange={become}
    />
  )
}
