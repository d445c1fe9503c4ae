import { z } from 'zod'
import type { FormField } from '../form/form.ts'
import { isField } from '../form/form.ts'
import { nameOf } from '../form/names.ts'
import { sayValue } from '../readable/spoken-values.ts'
import { namesIn } from '../readable/spoken-values.ts'
import { fieldAt, itemAt, textsOf } from '../values/reading.ts'
import { slotOf } from '../values/slots.ts'
import type { FieldValue, PanelValues } from '../values/values.ts'
import { type Language, say } from '../../texts.ts'
import type { Anew, Lost, Migration, Moved, Side, Way } from './migrated.ts'
import { anewReasons, lostReasons } from './migration.texts.ts'
import { NewOption, newOptions } from './new-options.ts'
import type { Source } from './sources.ts'

const ways = ['place', 'field', 'code'] as const satisfies readonly Way[]

const line = {
  /** What the older form calls the place, and what stands there, in words. */
  name: z.string(),
  value: z.string(),
}

/** What comes over by itself, but not as it was: where it is then, and what it says there. */
export const MovedLine = z.object({ ...line, way: z.enum(ways), to: z.string(), now: z.string() })
export type MovedLine = z.infer<typeof MovedLine>

/** What must be chosen anew; without a path nobody can say yet where, without options it is chosen in the form. */
export const AnewLine = z.object({
  ...line,
  path: z.string().nullable(),
  to: z.string(),
  why: z.string(),
  options: z.array(NewOption),
  isList: z.boolean(),
})
export type AnewLine = z.infer<typeof AnewLine>

export const LostLine = z.object({ ...line, why: z.string() })
export type LostLine = z.infer<typeof LostLine>

/** All of it in words. */
export const MigrationLines = z.object({
  /** How many values stay as they are. */
  unchanged: z.int(),
  moved: z.array(MovedLine),
  anew: z.array(AnewLine),
  lost: z.array(LostLine),
})
export type MigrationLines = z.infer<typeof MigrationLines>

/** The sides in the reader's language; decided was with those of one language, whichever reads it. */
export function migrationLines(
  before: PanelValues,
  migration: Migration,
  [from, to]: readonly [Side, Side],
  language: Language,
): MigrationLines {
  const { values, moved, anew, lost } = migration
  const oldNames = namesIn(from.form, before)
  const newNames = namesIn(to.form, values)
  const spoken = (field: FormField, value: FieldValue) =>
    sayValue(field, value, { language, lists: from.lists, names: oldNames })
  const fieldIn = ({ path, field }: Source): FormField => {
    const item = itemAt(from.form, path)
    return item && isField(item) ? item : field
  }
  const sourceLine = ({ source, value = source.value }: { source: Source; value?: FieldValue }) => ({
    name: nameOf(from.form, before, source.path),
    value: spoken(fieldIn(source), value),
  })
  const newField = (path: string): FormField | undefined => {
    const item = itemAt(to.form, path)
    return item && isField(item) ? item : undefined
  }
  const movedLine = ({ source, to: path, way }: Moved): MovedLine[] => {
    const [field, value] = [newField(path), fieldAt(values, path)]
    if (way === 'same' || !field || !value || field.hidden) return []
    const now = sayValue(field, value, { language, lists: to.lists, names: newNames })
    const [old, name] = [sourceLine({ source }), nameOf(to.form, values, path)]
    // Only the groups round it are others, which no reader sees.
    if (name === old.name && now === old.value) return []
    return [{ ...old, way, to: name, now }]
  }
  const optionsOf = newOptions(from, to)
  const anewLine = ({ source, value, to: path, reason }: Anew): AnewLine => {
    const field = path === null ? undefined : newField(path)
    const isPicked = reason === 'code' && field !== undefined
    return {
      ...sourceLine({ source, value }),
      path,
      to: path === null ? '' : nameOf(to.form, values, path),
      why: say(anewReasons[reason], language),
      options: isPicked ? optionsOf(field, textsOf(value)) : [],
      isList: field !== undefined && slotOf(field) === 'listValue',
    }
  }
  const lostLine = (one: Lost): LostLine => ({
    ...sourceLine(one),
    why: say(lostReasons[one.reason], language),
  })
  const lines = moved.flatMap(movedLine)
  return {
    unchanged: moved.length - lines.length,
    moved: lines,
    anew: anew.map(anewLine),
    lost: lost.map(lostLine),
  }
}
