import { furtherLanguages, noticeLanguages } from '@allmende/domain/notices/values/languages.ts'
import { longestText } from '@allmende/domain/notices/values/values.ts'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from '../NoticeForm.module.css'
import { useDefinition, useReading } from '../notice-context.ts'
import { texts } from '../notices.texts.ts'
import type { ControlProps } from './control.ts'

/** The same text in the further languages of the notice; there is something to translate once it is written. */
export function Translations({ field, value, change, shared }: ControlProps) {
  const say = useSay()
  const { lists } = useDefinition()
  const languages = useReading((_, values) => furtherLanguages(values))
  if (languages.length === 0 || !value) return null
  const translate = (language: string, text: string) => {
    const { [language]: _before, ...others } = value.translations ?? {}
    const translations = text ? { ...others, [language]: text } : others
    const { translations: _all, contentId: _id, ...own } = value
    change(Object.keys(translations).length > 0 ? { ...own, translations } : own)
  }
  return (
    <div className={classes.nested}>
      {languages.map((language) => (
        <TextAreaField
          key={language}
          id={`${shared.id}-${language}`}
          label={say(texts.inLanguage, {
            label: field.label,
            language: lists.label(noticeLanguages, language) ?? language,
          })}
          rows={1}
          grows
          readOnly={shared.readOnly}
          onBlur={shared.onBlur}
          maxLength={field.maxLength ?? longestText}
          value={value.translations?.[language] ?? ''}
          onChange={(text) => translate(language, text)}
        />
      ))}
    </div>
  )
}
