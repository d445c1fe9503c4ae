import type { ComparedLine, ComparedPart } from '@allmende/domain/tenders/changes/compared.ts'
import { type Piece, wordDiff } from '@allmende/domain/tenders/changes/word-diff.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { texts } from './changes.texts.ts'
import classes from './Comparison.module.css'
import { isShortened, passagesOf } from './passages.ts'

type ComparisonProps = {
  parts: readonly ComparedPart[]
  /** Of the headings of parts. */
  level?: 3 | 4
}

/** Two states of a tender side by side, only what differs; on a phone one below the other. */
export function Comparison({ parts, level = 3 }: ComparisonProps) {
  const say = useSay()
  if (parts.length === 0) return <p>{say(texts.nothingDiffers)}</p>
  return (
    <div className={classes.parts}>
      {parts.map((part) => (
        <Part key={part.key} part={part} level={level} />
      ))}
    </div>
  )
}

const fates = { changed: null, added: texts.addedPart, removed: texts.removedPart }

function Part({ part, level }: { part: ComparedPart; level: 3 | 4 }) {
  const say = useSay()
  const id = useId()
  const Heading = `h${level}` as const
  const fate = fates[part.fate]
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <Heading id={id}>{part.caption || part.title}</Heading>
        {fate && <StatusBadge tone={part.fate === 'added' ? 'info' : 'warning'}>{say(fate)}</StatusBadge>}
      </div>
      <table className={classes.lines} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{say(texts.field)}</th>
            <th scope="col">{say(texts.old)}</th>
            <th scope="col">{say(texts.current)}</th>
          </tr>
        </thead>
        <tbody>
          {part.lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ line }: { line: ComparedLine }) {
  const say = useSay()
  const { label, old, current } = line
  const [isWhole, setWhole] = useState(false)
  const pieces = useMemo(() => wordDiff(old ?? '', current ?? ''), [old, current])
  const isLong = isShortened(pieces)
  const shown = isWhole ? pieces : passagesOf(pieces)
  return (
    <tr>
      <th scope="row">
        {label}
        {isLong && (
          <div className={classes.whole}>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {say(isWhole ? texts.shortText : texts.wholeText)}
            </Button>
          </div>
        )}
      </th>
      <td data-label={say(texts.old)}>
        <Side pieces={shown} kind="removed" isGiven={old !== null} />
      </td>
      <td data-label={say(texts.current)}>
        <Side pieces={shown} kind="added" isGiven={current !== null} />
      </td>
    </tr>
  )
}

type SideProps = { pieces: readonly Piece[]; kind: 'removed' | 'added'; isGiven: boolean }

/** One of both texts; what the other has not is struck out or underlined, and said so to whoever listens. */
function Side({ pieces, kind, isGiven }: SideProps) {
  const say = useSay()
  if (!isGiven) return <span className={classes.empty}>{say(texts.empty)}</span>
  const own = pieces.filter((piece) => piece.kind === 'same' || piece.kind === kind)
  const Mark = kind === 'removed' ? 'del' : 'ins'
  // A text that is new as a whole needs no mark within.
  const hasMarks = own.some((piece) => piece.kind === 'same')
  return (
    <span className={classes.text}>
      {own.map((piece, index) =>
        piece.kind === 'same' ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name than their place
          <span key={index}>{piece.text}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <Mark key={index}>
            {hasMarks && (
              <VisuallyHidden>
                {say(kind === 'removed' ? texts.removedWords : texts.addedWords)}
              </VisuallyHidden>
            )}
            {piece.text}
            {hasMarks && <VisuallyHidden>{say(texts.endOfMark)}</VisuallyHidden>}
          </Mark>
        ),
      )}
    </span>
  )
}
