import type { Language } from '@allmende/domain/texts.ts'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react'
import { useLanguage, useSay } from '../ui/language.tsx'
import classes from './Menus.module.css'
import { texts } from './TopBar.texts.ts'

const choices = [
  { language: 'de', name: texts.german },
  { language: 'en', name: texts.english },
] as const satisfies readonly { language: Language; name: unknown }[]

export function LanguageMenu() {
  const say = useSay()
  const { language, setLanguage } = useLanguage()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.target ?? ''}
          aria-label={say(texts.language)}
          leftSection={<IconWorld size={20} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden className={classes.wide} />}
        >
          <span className={classes.wide}>{say(language === 'de' ? texts.german : texts.english)}</span>
          <span className={classes.narrow}>{language.toUpperCase()}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.language}
            lang={choice.language}
            role="menuitemradio"
            aria-checked={choice.language === language}
            onClick={() => setLanguage(choice.language)}
            rightSection={choice.language === language ? <IconCheck size={16} aria-hidden /> : null}
          >
            {say(choice.name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
