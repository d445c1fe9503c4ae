import type { ReadableSection } from '@allmende/domain/notices/readable/readable.ts'
import { isFact, type ReadableFact } from '@allmende/domain/notices/readable/readable-facts.ts'
import { Fragment } from 'react'
import { Facts } from '../../ui/Facts.tsx'
import classes from './ReadableNotice.module.css'

type Part = ReadableFact | ReadableSection
type Level = 4 | 5 | 6
type NoticePartsProps = { parts: readonly Part[]; level: Level; language: string | undefined }

/** Facts as lists, sections below their titles; a fact behind a section is not mistaken for part of it. */
export function NoticeParts({ parts, level, language }: NoticePartsProps) {
  return runsOf(parts).map((run) =>
    Array.isArray(run) ? (
      <Facts
        key={run[0]?.path}
        facts={run.map((fact) => ({
          label: fact.label,
          value: <FactLines fact={fact} language={language} />,
        }))}
      />
    ) : (
      <Subsection key={run.path} section={run} level={level} language={language} />
    ),
  )
}

type SubsectionProps = Omit<NoticePartsProps, 'parts'> & { section: ReadableSection }

function Subsection({ section, level, language }: SubsectionProps) {
  const Heading = `h${level}` as const
  return (
    // No landmark: every lot has sections of the same names.
    <div className={classes.section}>
      <Heading>{section.title}</Heading>
      <NoticeParts parts={section.content} level={level === 4 ? 5 : 6} language={language} />
    </div>
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

type FactLinesProps = { fact: ReadableFact; language: string | undefined }

/** Every text says which language it is in, so that a screen reader reads it with the right voice. */
function FactLines({ fact: { field, lines, translations = [] }, language }: FactLinesProps) {
  const said = lines.map((line, at) => (
    // Lines have no names of their own and never change places.
    <Fragment key={at}>
      {at > 0 && '\n'}
      <Line type={field.type} text={line} />
    </Fragment>
  ))
  if (field.type !== 'text-multilingual') return said
  return (
    <>
      <span lang={tagOf(language)}>{said}</span>
      {translations.map(({ language: own, name, text }) => (
        <span key={own} className={classes.translation}>
          {name}: <span lang={tagOf(own)}>{text}</span>
        </span>
      ))}
    </>
  )
}

/** `de` of `DEU`. */
const tagOf = (language: string | undefined): string | undefined =>
  language && Intl.getCanonicalLocales(language)[0]

function Line({ type, text }: { type: string; text: string }) {
  if (type === 'url' && /^https?:\/\//i.test(text))
    return (
      <a href={text} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    )
  return type === 'email' && text.includes('@') ? <a href={`mailto:${text}`}>{text}</a> : text
}
