import { type Branch, idOf } from '@allmende/domain/notices/catalogue/catalogue.ts'
import { type FormItem, isField, isGroup } from '@allmende/domain/notices/form/form.ts'
import { schemaDemands, schemaExclusions } from '@allmende/domain/notices/xml/schema-demands.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, formOfTemplate, listBuiltIn } from './catalogues.ts'
import { mustBeThere, readRules, testedIn } from './compile/required-nodes.ts'
import { officialFiles } from './test-sdk-folder.ts'

const keysIn = (branch: Branch): string[] =>
  typeof branch === 'string' ? [] : [branch[0], ...branch[1].flatMap(keysIn)]
const itemsIn = (item: FormItem): FormItem[] =>
  isField(item) ? [item] : [item, ...item.children.flatMap(itemsIn)]

const forms = officialFiles.flatMap((files) =>
  listBuiltIn('en', files.version).map(({ subtype }) => ({ ...files, subtype })),
)

describe.each(forms)(
  'EU-$subtype of $version and the official rules',
  ({ version, rules, missing: isAbsent, subtype }) => {
    const catalogue = catalogueOf(version)
    const { fields, groups, subtypes } = catalogue
    /** The rules write `_` for brackets, and put the node in front where they test from further up. */
    const written = new Map(Object.keys(fields).map((id) => [id.replace(/[()]/g, '_'), id]))
    const fieldIn = (about: string) => written.get(about.replace(/^ND-\w+?_(?=[BO])/, '')) ?? about
    const items = formOfTemplate(`EU-${subtype}`, 'en', version)?.panels.flatMap(itemsIn) ?? []
    const idsOf = (chosen: readonly FormItem[]) =>
      [...new Set(chosen.map(({ contentId }) => contentId))].toSorted()
    const ids = new Set(idsOf(items.filter(isField)))
    const tested = (stage: string, form: RegExp) =>
      testedIn(readRules(rules, subtype), stage, form).map(fieldIn)
    /** Under a condition the rules of 1.15 also look at fields that the kit's own form leaves out. */
    const testedLater = (form: RegExp) =>
      [...tested('4', form), ...tested('4m', form)].filter((id) => ids.has(id))

    const bit = 1n << BigInt(subtypes.findIndex(({ id }) => id === subtype))
    /** The first of several answers any of which is enough; no rule on the field alone says so. */
    const firstOfAny = [...ids].filter((id) =>
      fields[id]?.ruled?.some(([set]) => (BigInt(`0x${set}`) & bit) !== 0n),
    )

    /** An element must not be without its attributes (rules …_MA); those that are asked for have no value by themselves. */
    const attributes = [...ids].filter((id) => {
      const { attributeOf, preset, mandatory } = fields[id] ?? {}
      return attributeOf !== undefined && ids.has(attributeOf) && !preset && !mandatory
    })

    test.skipIf(isAbsent)('and the schemas demand the same fields', () => {
      const official = new Set([...tested('2a', mustBeThere), ...testedLater(/^count\(.*?\) > 0( or |$)/)])
      const schemas = [...schemaDemands(catalogue, ids).keys()]
      const expected = [...new Set([...official, ...schemas, ...firstOfAny, ...attributes])].toSorted()
      expect(idsOf(items.filter((item) => isField(item) && (item.required || item.requiredOnce)))).toEqual(
        expected,
      )
    })

    test.skipIf(isAbsent)('forbid the same fields under a condition', () => {
      const always = JSON.stringify({ all: [] })
      const isOpen = (id: string) =>
        items.some(
          (item) => item.contentId === id && isField(item) && JSON.stringify(item.forbidden) !== always,
        )
      const rivals = [...schemaExclusions(catalogue, ids).keys()].filter(isOpen)
      const official = [...new Set([...testedLater(/^count\(.*?\) = 0 or /), ...rivals])]
      const forbidden = items.filter(
        (item) => isField(item) && item.forbidden && JSON.stringify(item.forbidden) !== always,
      )
      expect(idsOf(forbidden)).toEqual(official.toSorted())
    })

    test.skipIf(isAbsent)('demand no repeatable group that the form does not begin with', () => {
      const demanded = tested('1b', mustBeThere)
      const repeatable = items.filter((item) => isGroup(item) && item.repeatable && !item.required)
      const content = subtypes.find(({ id }) => id === subtype)?.content.flatMap(keysIn) ?? []
      const missing = repeatable.filter(({ contentId }) =>
        content.some((key) => idOf(key) === contentId && demanded.includes(groups[key]?.node ?? '')),
      )
      expect(idsOf(missing)).toEqual([])
    })
  },
)
