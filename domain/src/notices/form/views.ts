/** One value of a field: its texts, and the place where it stands. */
export type Sight = { texts: readonly string[]; unit?: string | undefined; from: View }

/** A place of the form, from which the values of all its fields are seen. */
export type View = {
  see: (field: string, everywhere: boolean) => readonly Sight[]
  /** The instance of this group that the place lies in; '' is the whole form. */
  around: (group: string) => View
}

/** What a field holds, as texts; none where it is empty. */
export type Read = (field: string) => readonly string[]

export const readFrom =
  (view: View): Read =>
  (field) =>
    allTextsOf(view.see(field, false))

const noTexts: readonly string[] = []

/** All texts of what is seen; mostly that is nothing, or one value. */
function allTextsOf(sights: readonly Pick<Sight, 'texts'>[]): readonly string[] {
  const [first] = sights
  if (!first) return noTexts
  return sights.length === 1 ? first.texts : sights.flatMap(({ texts }) => texts)
}

/** The same place, as if one field were empty everywhere. */
export const without = (view: View, hidden: string): View => ({
  see: (field, everywhere) => (field === hidden ? [] : sightsWithout(view.see(field, everywhere), hidden)),
  around: (group) => without(view.around(group), hidden),
})

/** By the field hidden: the same values are seen from very many places. */
const withoutField = new Map<string, WeakMap<readonly Sight[], readonly Sight[]>>()

function sightsWithout(sights: readonly Sight[], hidden: string): readonly Sight[] {
  const known = withoutField.get(hidden) ?? new WeakMap<readonly Sight[], readonly Sight[]>()
  withoutField.set(hidden, known)
  const seen = known.get(sights) ?? sights.map((sight) => ({ ...sight, from: without(sight.from, hidden) }))
  known.set(sights, seen)
  return seen
}

/** The same place, as if one field that is empty were filled. */
export const supposing = (view: View, filled: string): View => {
  const supposed: View = {
    see: (field, everywhere) => {
      const seen = view.see(field, everywhere)
      return field === filled && seen.length === 0 ? [{ texts: ['?'], from: supposed }] : seen
    },
    around: (group) => supposing(view.around(group), filled),
  }
  return supposed
}
