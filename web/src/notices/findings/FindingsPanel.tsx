import type { Found } from '@allmende/domain/notices/check/check.ts'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from '../../rpc/store.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { nameInPanel, sentenceOf } from '../found-words.ts'
import type { NoticeFormStore } from '../form-store.ts'
import classes from './FindingsPanel.module.css'
import { findingTexts as texts } from './findings.texts.ts'
import { type FoundPart, groupFindings } from './group-findings.ts'

const wide = '(min-width: 1200px)'
const partsAtFirst = 8
const foundAtFirst = 6

/** What is missing or wrong, each leading to its field: a column beside the form, on small screens a line that opens. */
export function FindingsPanel({ store }: { store: NoticeFormStore }) {
  const say = useSay()
  const found = useDeferredValue(useStore(store.found))
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false })
  const [isOpened, setOpened] = useState(false)
  const n = found?.length
  const count = say(countTexts(n), { n: n ?? 0 })
  if (isWide)
    return (
      <section className={classes.column} aria-label={say(texts.title)}>
        <h2>{say(texts.title)}</h2>
        <output className={classes.count} data-done={n === 0 || undefined}>
          {n === 0 && <IconCircleCheck size={20} aria-hidden />}
          {Boolean(n) && <IconPencil size={20} aria-hidden />}
          {count}
        </output>
        {found && <Findings store={store} found={found} />}
      </section>
    )
  return (
    <div className={classes.line}>
      <Disclosure
        level={2}
        title={`${say(texts.title)}: ${count}`}
        opened={isOpened}
        onToggle={() => setOpened(!isOpened)}
      >
        {found && <Findings store={store} found={found} />}
      </Disclosure>
    </div>
  )
}

/** Nothing is said to be complete before it was looked at. */
function countTexts(n: number | undefined) {
  if (n === undefined) return texts.checking
  if (n === 0) return texts.none
  return n === 1 ? texts.one : texts.many
}

function Findings({ store, found }: { store: NoticeFormStore; found: readonly Found[] }) {
  const say = useSay()
  const { form } = useStore(store.definition)
  const values = useStore(store.settled)
  const [hasAll, setAll] = useState(false)
  const parts = useMemo(() => groupFindings(form, values, found), [form, values, found])
  if (found.length === 0) return <p className={classes.quiet}>{say(texts.nothing)}</p>
  const shown = hasAll ? parts : parts.slice(0, partsAtFirst)
  return (
    <>
      <p className={classes.quiet}>{say(texts.lead)}</p>
      {shown.map((part) => (
        <Part key={part.path} part={part} store={store} />
      ))}
      {shown.length < parts.length && (
        <Button size="sm" variant="default" onClick={() => setAll(true)}>
          {say(texts.moreParts, { n: parts.length - shown.length })}
        </Button>
      )}
    </>
  )
}

function Part({ part, store }: { part: FoundPart; store: NoticeFormStore }) {
  const say = useSay()
  const [hasAll, setAll] = useState(false)
  const shown = hasAll ? part.found : part.found.slice(0, foundAtFirst)
  return (
    <div className={classes.part}>
      <h3>{part.title ?? say(texts.parties)}</h3>
      <ul>
        {shown.map((found) => (
          <li key={`${found.panelPath} ${found.rule}`}>
            <Finding found={found} onFollow={() => store.goTo(found.panelPath)} />
          </li>
        ))}
      </ul>
      {shown.length < part.found.length && (
        <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
          {say(texts.more, { n: part.found.length - shown.length })}
        </Button>
      )}
    </div>
  )
}

function Finding({ found, onFollow }: { found: Found; onFollow: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const name = nameInPanel(found)
  const isPlainlyMissing = found.rule === 'missing' && found.cause === undefined
  return (
    <button type="button" className={classes.finding} onClick={onFollow}>
      {!isPlainlyMissing && <IconAlertTriangle size={16} aria-hidden />}
      <span>
        {isPlainlyMissing
          ? say(texts.missing, { name })
          : say(texts.sentence, { name, sentence: sentenceOf(found, language) })}
      </span>
    </button>
  )
}
