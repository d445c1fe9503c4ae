import { type Branch, idOf } from '@allmende/domain/notices/catalogue/catalogue.ts'
import { type FormItem, isField, isGroup } from '@allmende/domain/notices/form/form.ts'
import { schemaDemands, schemaExclusions } from '@allmende/domain/notices/xml/schema-demands.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, formOfTemplate, listBuiltIn } from './catalogues.ts'
import { mustBeThere, readRules, testedIn } from './compile/required-nodes.ts'
import { rulesFolder, sdkIsMissing } from './test-sdk-folder.ts'

const catalogue = catalogueOf('1.7')
const { fields, groups, subtypes } = catalogue
/** The rules write `_` for brackets, and put the node in front where they test from further up. */
const written = new Map(Object.keys(fields).map((id) => [id.replace(/[()]/g, '_'), id]))
const fieldIn = (about: string) => written.get(about.replace(/^ND-\w+?_(?=[BO])/, '')) ?? about

const keysIn = (branch: Branch): string[] =>
  typeof branch === 'string' ? [] : [branch[0], ...branch[1].flatMap(keysIn)]
const itemsIn = (item: FormItem): FormItem[] =>
  isField(item) ? [item] : [item, ...item.children.flatMap(itemsIn)]

describe.skipIf(sdkIsMissing).each(listBuiltIn('en').map(({ subtype }) => subtype))(
  'EU-%s and the official rules',
  (subtype) => {
    const items = formOfTemplate(`EU-${subtype}`, 'en')?.panels.flatMap(itemsIn) ?? []
    const idsOf = (chosen: readonly FormItem[]) => chosen.map(({ contentId }) => contentId).toSorted()
    const tested = (stage: string, form: RegExp) =>
      testedIn(readRules(rulesFolder, subtype), stage, form).map(fieldIn)

    test('and the schemas demand the same fields', () => {
      const official = new Set([...tested('2a', mustBeThere), ...tested('4', / > 0 or /)])
      const ids = new Set(idsOf(items.filter(isField)))
      const schemas = [...schemaDemands(catalogue, ids).keys()]
      const expected = [...new Set([...official, ...schemas])].toSorted()
      expect(idsOf(items.filter((item) => isField(item) && item.required))).toEqual(expected)
    })

    test('forbid the same fields under a condition', () => {
      const ids = new Set(idsOf(items.filter(isField)))
      const always = JSON.stringify({ all: [] })
      const isOpen = (id: string) =>
        items.some(
          (item) => item.contentId === id && isField(item) && JSON.stringify(item.forbidden) !== always,
        )
      const rivals = [...schemaExclusions(catalogue, ids).keys()].filter(isOpen)
      const official = [...new Set([...tested('4', / = 0 or /), ...rivals])]
      const forbidden = items.filter(
        (item) => isField(item) && item.forbidden && JSON.stringify(item.forbidden) !== always,
      )
      expect(idsOf(forbidden)).toEqual(official.toSorted())
    })

    test('demand no repeatable group that the form does not begin with', () => {
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
