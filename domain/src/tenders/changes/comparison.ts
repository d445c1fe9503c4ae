import { type Bilingual, say } from '../../texts.ts'
import { sayDeadline } from '../../times.ts'
import { ownParts, ownPath } from '../check/own-places.ts'
import { lotPanelsOf } from '../lots.ts'
import { asksFor } from '../notice/notice-facts.ts'
import { lotOrderChange } from '../tender-changes.ts'
import { labelsOf } from '../tenders.texts.ts'
import type { ComparedLine, ComparedPart, ComparedTender, ComparisonWords } from './compared.ts'
import { comparePanels } from './compared-panels.ts'

const own: Bilingual = { de: 'Beschreibung und Fristen', en: 'Description and deadlines' }

/** What differs between two states of a tender, part by part in the order of its form. */
export function compareTenders(
  old: ComparedTender,
  current: ComparedTender,
  words: ComparisonWords,
): ComparedPart[] {
  const lines = [...ownLines(old, current, words), ...orderLines(old, current, words)]
  const title = say(own, words.language)
  return [
    ...(lines.length > 0 ? [{ key: 'own', title, caption: '', fate: 'changed' as const, lines }] : []),
    ...comparePanels(old, current, words),
  ]
}

export const countLines = (parts: readonly ComparedPart[]): number =>
  parts.reduce((sum, { lines }) => sum + lines.length, 0)

/** What stands beside the notice; what the notice asks for itself is compared there. */
function ownLines(old: ComparedTender, current: ComparedTender, words: ComparisonWords): ComparedLine[] {
  const asked = asksFor(words.form)
  const labels = labelsOf(current.type)
  const moment = (time: Date | null) => time && sayDeadline(time, words.language)
  const facts = ({ name, description, organizationName, deadlinePeriodDays, ...rest }: ComparedTender) => ({
    name: asked.name ? null : name || null,
    organizationId: asked.organizationId ? null : organizationName,
    description: asked.description ? null : description || null,
    applicationDeadline: moment(rest.applicationDeadline),
    offerDeadline: moment(rest.offerDeadline),
    finalDeadline: moment(rest.finalDeadline),
    deadlinePeriodDays: deadlinePeriodDays === null ? null : String(deadlinePeriodDays),
  })
  const [before, after] = [facts(old), facts(current)]
  return (Object.keys(after) as (keyof typeof after)[]).flatMap((key) =>
    before[key] === after[key]
      ? []
      : [
          {
            key,
            label: say(labels[key], words.language),
            path: key === 'description' ? ownParts.description : ownPath(key),
            old: before[key],
            current: after[key],
          },
        ],
  )
}

/** Each lot is compared with itself wherever it stands. */
const orderLines = (
  old: ComparedTender,
  current: ComparedTender,
  { form, language }: ComparisonWords,
): ComparedLine[] =>
  lotOrderChange(old.panels, current.panels, form, language).map(({ label, oldValue, newValue }) => ({
    key: 'lotOrder',
    label,
    path: lotPanelsOf(form, current.panels)[0]?.path ?? ownParts.description,
    old: oldValue,
    current: newValue,
  }))
