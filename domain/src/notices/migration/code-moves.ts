import type { CodeLists } from '../catalogue/code-lists.ts'
import type { FormField } from '../form/form.ts'

/** Codes that another one says with the same meaning, by the newer list. */
const successors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The regulation on the EU's budget was recast; notices under it name the recast one.
  'legal-basis': { '32018R1046': '32024R2509' },
  // The same grounds under the names that the European single procurement document gives them.
  'exclusion-ground': {
    'bankr-nat': 'exg-sitn-other',
    fraud: 'exg-crim-fraud',
    misrepresent: 'exg-mis-misrepresent',
    'prof-misconduct': 'exg-mis-misconduct',
    'socsec-pay': 'exg-pmt-bre-ssc',
    'tax-pay': 'exg-pmt-bre-tax',
    'susp-act': 'exg-sitn-as-susp',
  },
  // The two states of a review.
  'review-information-type': { decided: 'dec', requested: 'req' },
}

export const takesCode = (field: FormField, lists: CodeLists, code: string): boolean =>
  field.codeList === undefined ||
  (lists.has(field.codeList, code) && (field.codes ? setOf(field.codes).has(code) : true))

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Regions and procurement codes have thousands of entries: whoever asks for each value must not walk them all. */
function setOf(codes: readonly string[]): ReadonlySet<string> {
  const known = sets.get(codes) ?? new Set(codes)
  sets.set(codes, known)
  return known
}

type ByWords = ReadonlyMap<string, readonly string[]>
const byWords = new WeakMap<CodeLists, Map<string, ByWords>>()

/** The codes of a list by their words, put in order once. */
function codesByWords(lists: CodeLists, list: string): ByWords {
  const known = byWords.get(lists) ?? new Map<string, ByWords>()
  byWords.set(lists, known)
  const there = known.get(list)
  if (there) return there
  const made = new Map<string, string[]>()
  for (const [code, label] of lists.codes(list)) {
    const same = made.get(label)
    if (same) same.push(code)
    else made.set(label, [code])
  }
  known.set(list, made)
  return made
}

/**
 * The code that says the same in the newer list: itself, its named successor, or the only one that has its very words.
 * A region keeps its words when its code changes, but only within its country.
 */
export function codeAfter(
  code: string,
  [old, lists]: readonly [FormField, CodeLists],
  [next, nextLists]: readonly [FormField, CodeLists],
): string | null {
  if (takesCode(next, nextLists, code)) return code
  const list = next.codeList ?? ''
  const named = successors[list]?.[code]
  if (named) return takesCode(next, nextLists, named) ? named : null
  const words = old.codeList && lists.label(old.codeList, code)
  if (!words) return null
  const isRegion = list.startsWith('nuts')
  const same = (codesByWords(nextLists, list).get(words) ?? []).filter(
    (other) => (!isRegion || other.slice(0, 2) === code.slice(0, 2)) && takesCode(next, nextLists, other),
  )
  return same.length === 1 ? (same[0] ?? null) : null
}
