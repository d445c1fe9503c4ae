import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { FormField } from '@allmende/domain/notices/form/form.ts'
import type { Option } from '../../ui/form/option.ts'

const known = new WeakMap<CodeLists, Map<string, readonly Option[]>>()
/** Longer lists are looked through by name; shorter ones keep the order that the standard gives them. */
const sortedFrom = 12
/** What nearly every notice of a German authority takes. */
const likely: readonly string[] = ['DEU', 'EUR']

/** The codes of a list as options, made once. */
export function optionsOf(lists: CodeLists, list: string): readonly Option[] {
  const ofLists = known.get(lists) ?? new Map<string, readonly Option[]>()
  known.set(lists, ofLists)
  const options = ofLists.get(list) ?? makeOptions(lists, list)
  ofLists.set(list, options)
  return options
}

/** Those of them that a field takes, where it does not take all. */
export function optionsFor(lists: CodeLists, { codeList, codes }: FormField): readonly Option[] {
  const options = codeList ? optionsOf(lists, codeList) : []
  return codes ? options.filter(({ value }) => codes.includes(value)) : options
}

function makeOptions(lists: CodeLists, list: string): readonly Option[] {
  const options = lists.codes(list).map(([value, label]) => ({ value, label }))
  if (options.length < sortedFrom) return options
  const first = (option: Option) => (likely.includes(option.value) ? 0 : 1)
  // The lists are those of the language that the page speaks.
  const collator = new Intl.Collator(document.documentElement.lang || 'de')
  return options.toSorted((a, b) => first(a) - first(b) || collator.compare(a.label, b.label))
}
