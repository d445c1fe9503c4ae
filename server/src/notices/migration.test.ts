import { checkForm, sayFound } from '@allmende/domain/notices/check/check.ts'
import { isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { fieldMoves } from '@allmende/domain/notices/migration/field-moves.ts'
import { migrated, type Side } from '@allmende/domain/notices/migration/migrated.ts'
import { sourcesOf } from '@allmende/domain/notices/migration/sources.ts'
import { completed, completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { randomFilling } from '@allmende/domain/notices/samples/random-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { misfits } from '@allmende/domain/notices/values/fit.ts'
import { fieldAt, itemAt, textsOf } from '@allmende/domain/notices/values/reading.ts'
import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, listBuiltIn } from './catalogues.ts'

const sideOf = (subtype: string, version: string): Side => {
  const form = formOfTemplate(`EU-${subtype}`, 'de', version)
  if (!form) throw new Error(`There is no ${subtype} in ${version}`)
  return { form, lists: codeLists(version, 'de') }
}

const subtypes = listBuiltIn('de', '1.7').map(({ subtype }) => subtype)

test('every field that is named as moved is one of its version', () => {
  const { renamed, split } = fieldMoves('1.7', '1.15')
  const [old, next] = [catalogueOf('1.7').fields, catalogueOf('1.15').fields]
  const targets = [
    ...Object.values(renamed).map(({ to }) => to),
    ...Object.values(split).flatMap(({ kinds }) => kinds.map(({ to }) => to)),
  ]
  expect([...Object.keys(renamed), ...Object.keys(split)].filter((id) => !(id in old))).toEqual([])
  expect(targets.filter((id) => !(id in next))).toEqual([])
})

describe.each(subtypes)('EU-%s from 1.7 to 1.15', (subtype) => {
  const [from, to] = [sideOf(subtype, '1.7'), sideOf(subtype, '1.15')]

  test.each([1, 2, 3])('random values fit the newer form, and none goes without a word (%i)', (seed) => {
    const values = randomFilling(from.form, from.lists, seeded(seed), seed / 3)
    const migration = migrated(values, from, to)
    expect(misfits(to.form, migration.values, to.lists)).toEqual([])
    expect(tidy(to.form, migration.values)).toEqual(migration.values)
    expect(vanished(values, migration, from)).toEqual([])
    for (const { to: path } of migration.moved) expect(fieldAt(migration.values, path), path).toBeDefined()
    for (const { to: path } of migration.anew)
      if (path !== null) expect(itemAt(to.form, path), path).toBeDefined()
  })

  test('a complete draft, filled up by what is told, has no error but those of a new form', () => {
    const values = completeFilling(from.form, from.lists, seeded(4))
    const { values: next } = migrated(values, from, to)
    const filled = completed(to.form, next, to.lists)
    const errors = (one: PanelValues) =>
      checkForm(to.form, one, to.lists)
        // The samples cannot write down the offers and contracts of a result that was begun without them.
        .filter(({ panelPath }) => !panelPath.startsWith('GR-Result/'))
        .map((found) => sayFound(found, 'de'))
    expect(errors(filled)).toEqual(errors(completeFilling(to.form, to.lists, seeded(4))))
  })
})

/** Every text of the older values that is neither in the newer form nor in one of the lists. */
function vanished(values: PanelValues, migration: ReturnType<typeof migrated>, from: Side): string[] {
  const told = new Map<string, string[]>()
  const tell = (path: string, texts: readonly string[]) =>
    told.set(path, [...(told.get(path) ?? []), ...texts])
  for (const { source, to, way } of migration.moved)
    tell(source.path, way === 'code' ? textsOf(source.value) : textsOf(fieldAt(migration.values, to)))
  for (const { source, value } of [...migration.anew, ...migration.lost]) tell(source.path, textsOf(value))
  return sourcesOf(from.form, values).flatMap(({ path, field, value }) => {
    const isPreset = textsOf(value)[0] === field.presetValue
    const said = told.get(path) ?? []
    const next = placesOf(from.form).get(field.contentId)?.item
    if (isPreset || (next && isField(next) && next.hidden && next.initialValue !== undefined)) return []
    return textsOf(value)
      .filter((text) => !said.includes(text))
      .map((text) => `${path}: ${text}`)
  })
}
