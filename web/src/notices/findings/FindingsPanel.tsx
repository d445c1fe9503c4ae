import type { Found } from '@allmende/domain/notices/check/check.ts'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from '../../rpc/store.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { nameInPanel, sentenceOf } from '../found-words.ts'
import type { NoticeFormStore } from '../form-store.ts'
import classes from './FindingsPanel.module.css'
import { findingTexts as texts } from './findings.texts.ts'
import { type FoundPart, groupFindings, type OwnTitles } from './group-findings.ts'

const wide = '(min-width: 1200px)'
const partsAtFirst = 8
const foundAtFirst = 6

/** What is missing or wrong, each leading to its field: a column beside the form, on small screens a line that opens. */
export function FindingsPanel({ store, own }: { store: NoticeFormStore; own?: OwnTitles }) {
  const say = useSay()
  const found = useDeferredValue(useStore(store.found))
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false })
  const [isOpened, setOpened] = useState(false)
  const n = found?.filter(isOpen).length
  const notes = (found?.length ?? 0) - (n ?? 0)
  const counted = say(countTexts(n), { n: n ?? 0 })
  const count = notes > 0 ? `${counted}, ${notes} ${say(texts.notes, { n: notes })}` : counted
  if (isWide)
    return (
      <section className={classes.column} aria-label={say(texts.title)}>
        <h2>{say(texts.title)}</h2>
        <output className={classes.count} data-done={n === 0 || undefined}>
          {n === 0 && <IconCircleCheck size={20} aria-hidden />}
          {Boolean(n) && <IconPencil size={20} aria-hidden />}
          {count}
        </output>
        {found && <Findings store={store} found={found} own={own} />}
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
        <div className={classes.inside}>{found && <Findings store={store} found={found} own={own} />}</div>
      </Disclosure>
    </div>
  )
}

const isOpen = ({ severity }: Found) => severity === 'ERROR'

/** Nothing is said to be complete before it was looked at. */
function countTexts(n: number | undefined) {
  if (n === undefined) return texts.checking
  if (n === 0) return texts.none
  return n === 1 ? texts.one : texts.many
}

type FindingsProps = { store: NoticeFormStore; found: readonly Found[]; own: OwnTitles | undefined }

function Findings({ store, found, own }: FindingsProps) {
  const say = useSay()
  const { form } = useStore(store.definition)
  const values = useStore(store.settled)
  const [hasAll, setAll] = useState(false)
  const { blocking, parts } = useMemo(() => {
    const [first, rest] = [found.filter(blocksSaving), found.filter((one) => !blocksSaving(one))]
    return { blocking: first, parts: groupFindings(form, values, rest, own) }
  }, [form, values, found, own])
  if (found.length === 0) return <p className={classes.quiet}>{say(texts.nothing)}</p>
  const shown = hasAll ? parts : parts.slice(0, partsAtFirst)
  return (
    <>
      <p className={classes.quiet}>{say(blocking.length > 0 ? texts.leadToSaving : texts.lead)}</p>
      {blocking.length > 0 && (
        <Part part={{ path: '', title: say(texts.neededForSaving), found: blocking }} store={store} />
      )}
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

const blocksSaving = (found: Found): boolean => found.blocksSaving ?? false

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
      {!isPlainlyMissing && isOpen(found) && <IconAlertTriangle size={16} aria-hidden />}
      {!isOpen(found) && <IconInfoCircle size={16} aria-hidden />}
      <span>
        {!isOpen(found) && `${say(texts.note)}: `}
        {isPlainlyMissing
          ? say(texts.missing, { name })
          : say(texts.sentence, { name, sentence: sentenceOf(found, language) })}
      </span>
    </button>
  )
}
