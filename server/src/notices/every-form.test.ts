import { checkForm, type Found, sayFound } from '@allmende/domain/notices/check/check.ts'
import { completed, completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { missingIn } from '@allmende/domain/notices/check/completeness.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { misfits } from '@allmende/domain/notices/values/fit.ts'
import { type Form, type FormField, isField } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { childPath, parentPath, topPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { randomFilling } from '@allmende/domain/notices/samples/random-filling.ts'
import { fieldIn, groupsIn } from '@allmende/domain/notices/values/reading.ts'
import { sampleValue, seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import { type ItemValue, PanelValues } from '@allmende/domain/notices/values/values.ts'
import { isShown } from '@allmende/domain/notices/check/visibility.ts'
import { describe, expect, test } from 'vitest'
import { codeLists, formOfTemplate, listBuiltIn, usualVersion } from './catalogues.ts'

const lists = codeLists(usualVersion, 'de')
const subtypes = listBuiltIn('de').map(({ subtype }) => subtype)
const uuid = () => '8d1e2f3a-4b5c-4d6e-8f70-a1b2c3d4e5f6'

const keyOf = ({ panelPath, rule }: Found) => `${panelPath} ${rule}`
const sentences = (form: Form, values: PanelValues) =>
  checkForm(form, values, lists).map((found) => sayFound(found, 'de'))
/** The same values, without anything an earlier check could have kept. */
const fresh = (values: PanelValues) => PanelValues.parse(JSON.parse(JSON.stringify(values)))

test('there are 45 kinds of notice', () => expect(subtypes).toHaveLength(45))

describe.each(subtypes)('EU-%s', (subtype) => {
  const form = formOfTemplate(`EU-${subtype}`, 'de') as Form
  const full = completeFilling(form, lists, seeded(4))

  test('random values come back as they were', () => {
    for (const seed of [1, 2, 3]) {
      const values = randomFilling(form, lists, seeded(seed), seed / 3)
      expect(misfits(form, values, lists)).toEqual([])
      const back = tidy(form, fresh(values))
      expect(back).toEqual(values)
      expect(tidy(form, back)).toBe(back)
    }
  })

  test('a complete filling has no findings, whatever it began with', () => {
    expect(sentences(form, full)).toEqual([])
    expect(misfits(form, full, lists)).toEqual([])
    expect(sentences(form, completed(form, randomFilling(form, lists, seeded(5)), lists))).toEqual([])
  })

  test('each required field that goes is found, and nothing without it as the cause', () => {
    const required = everyField(form, full).filter(
      ({ field, isEmpty }) =>
        field.required === true && !isEmpty && !field.presetValue && !field.filledOnSaving,
    )
    expect(required.length).toBeGreaterThan(5)
    const wrong = required.filter(({ path, field }) => {
      const found = checkForm(form, withField(form, full, path, null), lists)
      const own = found.some((finding) => keyOf(finding) === `${path} missing`)
      return (
        !own || found.some(({ panelPath, cause, rule }) => !isDueTo(field, { panelPath, cause, rule }, path))
      )
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('filling in something right removes its finding and adds only what its value makes due', () => {
    const random = seeded(6)
    let values = newValues(form, { uuid })
    for (let step = 0; step < 100; step++) {
      const open = everyField(form, values).filter(({ field, isEmpty }) => isEmpty && !field.idSchemes)
      const chosen = open
        .slice(Math.floor(random() * open.length))
        .find(({ path, field }) => isShown(form, values, parentPath(path), field))
      const value = chosen && sampleValue(chosen.field, lists)
      if (!value) continue
      const known = new Set(checkForm(form, values, lists).map(keyOf))
      values = withField(form, values, chosen.path, value)
      const after = checkForm(form, values, lists)
      const unexpected = after.filter(
        (found) =>
          keyOf(found) === `${chosen.path} missing` ||
          (!known.has(keyOf(found)) && found.cause !== chosen.field.contentId),
      )
      expect(unexpected).toEqual([])
    }
  })

  test('a check after an edit says what a fresh one says', () => {
    let values = randomFilling(form, lists, seeded(7))
    for (const { path } of everyField(form, values)
      .slice(0, 100)
      .filter((_, at) => at % 10 === 0)) {
      values = withField(form, values, path, null)
      const found = checkForm(form, values, lists)
      expect(found.map(keyOf)).toEqual(checkForm(form, fresh(values), lists).map(keyOf))
      const missing = new Set(
        found.filter(({ rule }) => rule === 'missing').map(({ panelPath }) => panelPath),
      )
      const panels = new Set(everyField(form, values).map((place) => topPath(place.path)))
      const counted = [...panels].flatMap((panel) => missingIn(form, values, panel))
      expect(counted.filter((at) => !missing.has(at))).toEqual([])
    }
  })
})

/** An identifier that goes takes the references to it along. */
const isDueTo = (
  field: FormField,
  found: Pick<Found, 'panelPath' | 'rule'> & { cause: string | undefined },
  path: ValuePath,
): boolean =>
  found.panelPath === path ||
  found.cause === field.contentId ||
  (field.schemeId !== undefined && found.rule === 'reference') ||
  (field.idSchemes !== undefined && found.rule === 'unreferred')

type Place = { path: ValuePath; field: FormField; isEmpty: boolean }

/** Every field of every instance that is there. */
function everyField(form: Form, values: PanelValues): Place[] {
  const places: Place[] = []
  const walk = (
    items: Form['panels'][number]['children'],
    children: readonly ItemValue[],
    path: ValuePath,
  ): void => {
    for (const item of items) {
      if (isField(item)) {
        const isEmpty = fieldIn(children, item.contentId) === undefined
        places.push({ path: childPath(path, item), field: item, isEmpty })
        continue
      }
      const there = groupsIn(children, item.contentId)
      if (there.length === 0 && !item.repeatable) walk(item.children, [], childPath(path, item))
      for (const group of there) walk(item.children, group.children, childPath(path, item, group.ordinal))
    }
  }
  walk(form.panels, values, '')
  return places
}
