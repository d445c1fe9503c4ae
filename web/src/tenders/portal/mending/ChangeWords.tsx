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

type WordProps = { store: NoticeFormStore; name: keyof typeof changeFields; required?: boolean }

function Word({ store, name, required = false }: WordProps) {
  const say = useSay()
  const { form } = useStore(store.definition)
  const values = useStore(store.values)
  const { refused } = useStore(store.marks)
  const item = placesOf(form).get(changeFields[name])?.item
  const paths = pathsTo(form, values, changeFields[name])
  const [first] = paths
  if (!item || !isField(item) || first === undefined) return null
  const typed = changeTextOf(values, name)
  const objection = paths.map((path) => refused[path]).find((sentence) => sentence !== undefined)
  const isOfBoth = name === 'reason' && saysReasonTwice(values)
  const places = isOfBoth ? [...paths, ...pathsTo(form, values, changeFields.text)] : paths
  const become = (text: string) => {
    for (const path of places) store.change(path, text ? inAllLanguages(item, text, values) : null)
  }
  return (
    <TextAreaField
      id={anchorOf(first)}
      label={say(texts[name])}
      required={required}
      rows={3}
      {...(item.maxLength && { maxLength: item.maxLength })}
      error={objection ?? (required && typed.trim() === '' ? say(texts.reasonMissing) : undefined)}
      value={typed}
      onChange={become}
    />
  )
}
