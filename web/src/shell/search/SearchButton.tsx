import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { late } from '../late.ts'
import { OnceOpened } from '../OnceOpened.tsx'
import { useEarlyLetters } from './useEarlyLetters.ts'
import { texts } from './search.texts.ts'
import classes from './SearchButton.module.css'

const SearchDialog = late(async () => (await import('./SearchDialog.tsx')).SearchDialog)

/** The way to everything that can be found, on every page: looks like a field where there is room for one. */
export function SearchButton() {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const open = () => {
    setTyped('')
    setOpened(true)
  }
  useShortcut(open)
  useEarlyLetters(opened, setTyped)
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={20} aria-hidden />
        <span className={classes.word}>{say(texts.search)}</span>
        <kbd aria-hidden className={classes.key}>
          {say(texts.shortcut)}
        </kbd>
      </button>
      <OnceOpened opened={opened}>
        {(isOpen) => (
          <SearchDialog opened={isOpen} onClose={() => setOpened(false)} typed={typed} onType={setTyped} />
        )}
      </OnceOpened>
    </>
  )
}

/** From everywhere on a page, except where something else has to be answered first. */
function useShortcut(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isMeant =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k'
      if (!isMeant || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
}
