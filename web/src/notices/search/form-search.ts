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

/** Fields and parts whose name, id or content has all the words, in the order of the form. */
export function searchForm(
  form: Form,
  values: PanelValues,
  lists: CodeLists,
  typed: string,
  limit: number,
): Hit[] {
  const words = plain(typed.trim()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits: Hit[] = []
  const search = { form, values, lists, words, limit }
  const parties = topPath(partiesPath(form) ?? '')
  const panels = form.panels.filter(
    ({ contentId, hidden }) => contentId === parties || !(hidden || hiddenGroups.includes(contentId)),
  )
  for (const panel of panels) walk(search, panel, values, '', hits)
  return hits
}

function walk(
  search: Search,
  group: FormGroup,
  beside: readonly ItemValue[],
  parent: ValuePath,
  hits: Hit[],
) {
  const ordinals = group.repeatable ? groupsIn(beside, group.contentId).map(({ ordinal }) => ordinal) : [1]
  for (const ordinal of ordinals) {
    if (hits.length >= search.limit) return
    const path = childPath(parent, group, ordinal)
    const children = groupIn(beside, { contentId: group.contentId, ordinal })?.children ?? []
    if (matches(search, group, '')) hits.push({ path, item: group, entered: '' })
    for (const item of contentOf(group).items)
      if (!isField(item)) walk(search, item, children, path, hits)
      else if (hits.length < search.limit) addField(search, item, children, path, hits)
  }
}

function addField(
  search: Search,
  field: FormField,
  children: readonly ItemValue[],
  group: ValuePath,
  hits: Hit[],
) {
  const entered = enteredText(search, field, children)
  if (matches(search, field, entered) && isShown(search.form, search.values, group, field))
    hits.push({ path: childPath(group, field), item: field, entered })
}

/** What a person reads there: the words of a code rather than the code. */
function enteredText({ lists }: Search, field: FormField, children: readonly ItemValue[]): string {
  const texts = textsOf(fieldIn(children, field.contentId))
  const words = (text: string) =>
    field.choices?.find(({ contentId }) => contentId === text)?.name ??
    (field.codeList ? (lists.label(field.codeList, text) ?? text) : text)
  return field.type === 'indicator' ? '' : texts.map(words).join(', ')
}

const names = new WeakMap<FormItem, string>()

function matches({ words }: Search, item: FormItem, entered: string): boolean {
  const name = names.get(item) ?? plain(`${item.label} ${item.contentId}`)
  names.set(item, name)
  const all = entered ? `${name} ${plain(entered)}` : name
  return words.every((word) => all.includes(word))
}
