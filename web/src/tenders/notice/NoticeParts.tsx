import type { ReadableSection } from '@allmende/domain/notices/readable.ts'
import { isFact, type ReadableFact } from '@allmende/domain/notices/readable-facts.ts'
import { Fragment, useId } from 'react'
import { Facts } from '../../ui/Facts.tsx'
import classes from './ReadableNotice.module.css'

type Part = ReadableFact | ReadableSection
type Level = 4 | 5 | 6
type NoticePartsProps = { parts: readonly Part[]; level: Level }

/** Facts as lists, sections below their titles; a fact behind a section is not mistaken for part of it. */
export function NoticeParts({ parts, level }: NoticePartsProps) {
  return runsOf(parts).map((run) =>
    Array.isArray(run) ? (
      <Facts
        key={run[0]?.path}
        facts={run.map((fact) => ({ label: fact.label, value: <FactLines fact={fact} /> }))}
      />
    ) : (
      <Subsection key={run.path} section={run} level={level} />
    ),
  )
}

function Subsection({ section, level }: { section: ReadableSection; level: Level }) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Heading id={id}>{section.title}</Heading>
      <NoticeParts parts={section.content} level={level === 4 ? 5 : 6} />
    </section>
  )
}

/** Facts that stand beside each other make one list. */
function runsOf(parts: readonly Part[]): (ReadableFact[] | ReadableSection)[] {
  const runs: (ReadableFact[] | ReadableSection)[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (!isFact(part)) runs.push(part)
    else if (Array.isArray(last)) last.push(part)
    else runs.push([part])
  }
  return runs
}

function FactLines({ fact: { field, lines } }: { fact: ReadableFact }) {
  return lines.map((line, at) => (
    // Lines have no names of their own and never change places.
    <Fragment key={at}>
      {at > 0 && '\n'}
      <Line type={field.type} text={line} />
    </Fragment>
  ))
}

function Line({ type, text }: { type: string; text: string }) {
  if (type === 'url' && /^https?:\/\//i.test(text))
    return (
      <a href={text} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    )
  return type === 'email' && text.includes('@') ? <a href={`mailto:${text}`}>{text}</a> : text
}
