import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, use, useEffect, useId, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { useGoTo } from '../../ui/AppLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { HitList } from './HitList.tsx'
import { nextActive } from './next-active.ts'
import { SearchSourcesContext } from './search-source.ts'
import { texts } from './search.texts.ts'
import classes from './Search.module.css'
import { entered } from './entered.ts'
import { type Found, useHits } from './useHits.ts'

const longest = 200

/** What is typed, also before the field is there. */
type Entry = { typed: string; onType: (typed: string) => void }

/** Finds things by their words, from wherever somebody is: a combobox whose hits stand below it. */
export function SearchDialog({
  opened,
  onClose,
  ...entry
}: Entry & { opened: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog opened={opened} onClose={onClose} title={say(texts.title)} size="medium">
      {/* Begins anew each time it is opened. */}
      <Search onDone={onClose} {...entry} />
    </Dialog>
  )
}

function Search({ onDone, typed, onType }: Entry & { onDone: () => void }) {
  const say = useSay()
  const goTo = useGoTo()
  const listId = useId()
  const sources = use(SearchSourcesContext)
  const [active, setActive] = useState<string | null>(null)
  const [isEntered, setEntered] = useState(false)
  const found = useHits(typed)
  const choices = found.groups.flatMap((group) => group.choices)
  const chosen = choices.find(({ key }) => key === active) ?? null
  const optionId = (key: string) => `${listId}-${key}`

  function follow(href: string) {
    onDone()
    goTo(href)
  }
  function press(event: KeyboardEvent) {
    const next = nextActive(event.key, choices, active)
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
      if (next !== null) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (chosen) follow(chosen.href)
      else setEntered(true)
    }
  }
  const target = isEntered ? entered(typed.trim(), found, sources) : null
  useEffect(() => {
    if (target !== null) follow(target)
    // oxlint-disable-next-line react/exhaustive-deps -- followed once, when it is known
  }, [target])
  return (
    <div className={classes.search}>
      <TextInput
        data-autofocus
        type="text"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its hits have two lines, which no browser's own list has
        role="combobox"
        aria-label={say(texts.field)}
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen ? optionId(chosen.key) : undefined}
        placeholder={say(texts.placeholder)}
        leftSection={<IconSearch size={20} aria-hidden />}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value)
          setActive(null)
          setEntered(false)
        }}
        onKeyDown={press}
      />
      <Standing found={found} />
      <HitList
        id={listId}
        optionId={optionId}
        groups={found.groups}
        active={chosen?.key ?? null}
        onChoose={follow}
      />
    </div>
  )
}

/** How the search stands, said aloud too. */
function Standing({ found: { state, count, hasMore, retry } }: { found: Found }) {
  const say = useSay()
  if (state === 'failed')
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" variant="default" onClick={retry}>
            {say(houseTexts.retry)}
          </Button>
        }
      >
        {say(texts.failed)}
      </Alert>
    )
  const said = {
    idle: say(texts.hint),
    searching: say(texts.searching),
    done: count === 0 ? say(texts.nothing) : say(hasMore ? texts.foundMore : texts.found, { n: count }),
  }
  return <output className={classes.standing}>{said[state]}</output>
}
