import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import {
  type Form,
  type FormField,
  type FormGroup,
  type FormItem,
  isField,
} from '@allmende/domain/notices/form/form.ts'
import { contentOf } from '@allmende/domain/notices/form/form-index.ts'
import { partiesPath } from '@allmende/domain/notices/values/parties.ts'
import { childPath, topPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { fieldIn, groupIn, groupsIn, textsOf } from '@allmende/domain/notices/values/reading.ts'
import type { ItemValue, PanelValues } from '@allmende/domain/notices/values/values.ts'
import { hiddenGroups, isShown } from '@allmende/domain/notices/check/visibility.ts'
import { plain } from '../../ui/matching.ts'

/** A place of the form that a search leads to. */
export type Hit = { path: ValuePath; item: FormItem; entered: string }

type Search = { form: Form; values: PanelValues; lists: CodeLists; words: readonly string[]; limit: number }

/** By where the words were found: in names and ids, in what was entered, in explanations. */
type Found = readonly [Hit[], Hit[], Hit[]]

/** Fields and parts that have all the words: by name or id first, then by content, by explanation last. */
export function searchForm(
  form: Form,
  values: PanelValues,
  lists: CodeLists,
  typed: string,
  limit: number,
): Hit[] {
  const words = plain(typed.trim()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found: Found = [[], [], []]
  const search = { form, values, lists, words, limit }
  const parties = topPath(partiesPath(form) ?? '')
  const panels = form.panels.filter(
    ({ contentId, hidden }) => contentId === parties || !(hidden || hiddenGroups.includes(contentId)),
  )
  for (const panel of panels) walk(search, panel, values, '', found)
  return found.flat().slice(0, limit)
}

function walk(
  search: Search,
  group: FormGroup,
  beside: readonly ItemValue[],
  parent: ValuePath,
  found: Found,
) {
  const ordinals = group.repeatable ? groupsIn(beside, group.contentId).map(({ ordinal }) => ordinal) : [1]
  for (const ordinal of ordinals) {
    if (found[0].length >= search.limit) return
    const path = childPath(parent, group, ordinal)
    const children = groupIn(beside, { contentId: group.contentId, ordinal })?.children ?? []
    openRank(search, group, '', found)?.push({ path, item: group, entered: '' })
    for (const item of contentOf(group).items)
      if (isField(item)) addField(search, item, children, path, found)
      else walk(search, item, children, path, found)
  }
}

function addField(
  search: Search,
  field: FormField,
  children: readonly ItemValue[],
  group: ValuePath,
  found: Found,
) {
  const entered = enteredText(search, field, children)
  const rank = openRank(search, field, entered, found)
  if (rank && isShown(search.form, search.values, group, field))
    rank.push({ path: childPath(group, field), item: field, entered })
}

/** What a person reads there: the words of a code rather than the code. */
function enteredText({ lists }: Search, field: FormField, children: readonly ItemValue[]): string {
  const texts = textsOf(fieldIn(children, field.contentId))
  const words = (text: string) =>
    field.choices?.find(({ contentId }) => contentId === text)?.name ??
    (field.codeList ? (lists.label(field.codeList, text) ?? text) : text)
  return field.type === 'indicator' ? '' : texts.map(words).join(', ')
}

type Words = { name: string; explanation: string }

const wordsOf = new WeakMap<FormItem, Words>()

function itemWords(item: FormItem): Words {
  const known = wordsOf.get(item)
  if (known) return known
  const words = { name: plain(`${item.label} ${item.contentId}`), explanation: plain(item.description ?? '') }
  wordsOf.set(item, words)
  return words
}

/** Where a hit belongs; none where words are missing, or enough hits of that kind are there. */
function openRank({ words, limit }: Search, item: FormItem, entered: string, found: Found) {
  const { name, explanation } = itemWords(item)
  const named = entered ? `${name} ${plain(entered)}` : name
  const has = (text: string) => words.every((word) => text.includes(word))
  const rank = has(name) ? 0 : has(named) ? 1 : has(`${named} ${explanation}`) ? 2 : null
  return rank !== null && found[rank].length < limit ? found[rank] : null
}
