import { isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import {
  furtherLanguages,
  furtherLanguagesField,
  furtherLanguagesPath,
  noticeLanguages,
  ownLanguagePath,
} from '@allmende/domain/notices/values/languages.ts'
import { fieldAt } from '@allmende/domain/notices/values/reading.ts'
import { useStore } from '../rpc/store.ts'
import { GridCell } from '../ui/form/FieldGrid.tsx'
import { MultiSelectField } from '../ui/form/MultiSelectField.tsx'
import { useSay } from '../ui/language.tsx'
import { optionsOf } from './codes/code-options.ts'
import type { NoticeFormStore } from './form-store.ts'
import type { Locks } from './notice-context.ts'
import { texts } from './notices.texts.ts'

/** In which languages beside its own a notice is published; nothing for a form that is no notice. */
export function LanguagesField({ store, locks }: { store: NoticeFormStore; locks?: Locks | undefined }) {
  const say = useSay()
  const { form, lists } = useStore(store.definition)
  const values = useStore(store.settled)
  const field = placesOf(form).get(furtherLanguagesField)?.item
  if (!field || !isField(field)) return null
  const whyNot = locks?.whyNot(furtherLanguagesPath, field) ?? null
  const own = fieldAt(values, ownLanguagePath)?.stringValue ?? ''
  const options = optionsOf(lists, noticeLanguages).filter(({ value }) => value !== own)
  return (
    <GridCell>
      <MultiSelectField
        label={say(texts.languages)}
        hint={whyNot ?? say(texts.languagesHint, { own: lists.label(noticeLanguages, own) ?? own })}
        readOnly={whyNot !== null}
        options={options}
        value={furtherLanguages(values)}
        onChange={(languages) => {
          store.change(furtherLanguagesPath, { listValue: languages })
          store.settle()
        }}
      />
    </GridCell>
  )
}
