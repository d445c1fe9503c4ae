import { languageOf } from '@allmende/domain/texts.ts'
import { IconChevronDown, IconWorld } from '@tabler/icons-react'
import { useLanguage, useSay } from '../ui/language.tsx'
import classes from './LanguageSelect.module.css'
import { texts } from './TopBar.texts.ts'

const names = { de: 'Deutsch', en: 'English' }

/** The browser's own list, under a face that also fits a phone. */
export function LanguageSelect() {
  const say = useSay()
  const { language, setLanguage } = useLanguage()
  return (
    <div className={classes.language}>
      <IconWorld size={20} aria-hidden />
      <span aria-hidden className={classes.long}>
        {names[language]}
      </span>
      <span aria-hidden className={classes.short}>
        {language.toUpperCase()}
      </span>
      <IconChevronDown size={16} aria-hidden className={classes.long} />
      <select
        aria-label={say(texts.language)}
        value={language}
        onChange={(event) => setLanguage(languageOf(event.currentTarget.value))}
      >
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key} lang={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
