import { anchorOf, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { groupAt } from '@allmende/domain/notices/values/reading.ts'
import { DateTimeField } from '../../ui/form/DateTimeField.tsx'
import { useSay } from '../../ui/language.tsx'
import { useRemarks } from '../faults.ts'
import { type LotDeadline, useReading, useSurroundings } from '../notice-context.ts'
import classes from './Lots.module.css'
import { lotTexts as texts } from './lots.texts.ts'

/** Where a lot runs at its own pace. */
export function LotDeadlines({ path, deadlines }: { path: ValuePath; deadlines: readonly LotDeadline[] }) {
  const say = useSay()
  const headingId = `${anchorOf(path)}-deadlines`
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId}>{say(texts.deadlines)}</h3>
      <p className={classes.quiet}>{say(texts.deadlinesHint)}</p>
      {deadlines.map((deadline) => (
        <Deadline key={deadline.fact} path={path} {...deadline} />
      ))}
    </section>
  )
}

function Deadline({ path, fact, label }: LotDeadline & { path: ValuePath }) {
  const { store, readOnly, locks } = useSurroundings()
  const kept = useReading((_, values) => groupAt(values, path)?.[fact])
  const place = `${path}/${fact}`
  const whyNot = locks?.whyNotDeadline(path, fact) ?? null
  return (
    <DateTimeField
      id={anchorOf(place)}
      label={label}
      {...useRemarks(store, place)}
      onBlur={() => store.touch(place)}
      readOnly={readOnly || whyNot !== null}
      {...(whyNot && { hint: whyNot })}
      value={kept ?? null}
      onChange={(moment) => store.setFacts(path, { [fact]: moment ?? undefined })}
    />
  )
}
