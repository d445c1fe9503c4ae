import { type Binding, type Condition, fieldsOf, type Period, type Seen } from './conditions.ts'
import { isLonger, isLongSpan } from './periods.ts'
import { chosenFrom, newTexts, type Texts, textsIn } from './seen-values.ts'
import { type Sight, supposing, type View, without } from './views.ts'

/** What the variables of a condition stand for. */
type Bound = Readonly<Record<string, string>>

/** Relations hold as soon as they do for one pair of values, so never for a field that is empty. */
export function holds(condition: Condition, view: View, bound: Bound = {}): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, view, bound))
  if ('any' in condition) return condition.any.some((part) => holds(part, view, bound))
  if ('not' in condition) return !holds(condition.not, view, bound)
  if ('around' in condition) return holds(condition.holds, view.around(condition.around), bound)
  if ('every' in condition) return holdsForAll(condition.every, condition.satisfies, view, bound)
  if ('count' in condition) {
    const { length } = textsOf(condition.count, view, bound).all
    return 'below' in condition ? length < condition.below : length > condition.above
  }
  if ('from' in condition) return isSpan(condition, view, bound)
  if ('longer' in condition) return isLongPeriod(condition, view, bound)
  return fits(condition, textsOf(condition, view, bound), view, bound)
}

/** Of a variable only the number is known, and not what it counts. */
function isLongPeriod(tested: Seen & { longer: Period }, view: View, bound: Bound): boolean {
  if ('variable' in tested) return isLonger(bound[tested.variable], undefined, tested.longer)
  return seenBy(tested, view, bound).some(({ texts: [length], unit }) =>
    isLonger(length, unit, tested.longer),
  )
}

type Tested = Extract<Condition, Seen>

function fits(
  tested: Exclude<Tested, { longer: Period }>,
  { all: texts, has }: Texts,
  view: View,
  bound: Bound,
) {
  if ('is' in tested) return texts.length > 0 === (tested.is === 'present')
  if ('equals' in tested) return has(tested.equals)
  if ('unlike' in tested) return texts.some((text) => text !== tested.unlike)
  if ('above' in tested) return texts.some((text) => Number(text) > tested.above)
  if (texts.length === 0) return false
  if ('length' in tested.among) return tested.among.some(has)
  const among = textsOf(tested.among, view, bound)
  // The few are looked up among the many: from each of a thousand places that is what keeps it short.
  return texts.length <= among.all.length ? texts.some(among.has) : among.all.some(has)
}

function seenBy(seen: Exclude<Seen, { variable: string }>, view: View, bound: Bound): readonly Sight[] {
  const { field, everywhere = false, where } = seen
  const sights = view.see(field, everywhere)
  return where ? chosenFrom(sights, where, bound, (part, { from }) => holds(part, from, bound)) : sights
}

const textsOf = (seen: Seen, view: View, bound: Bound): Texts =>
  'variable' in seen ? newTexts([bound[seen.variable] ?? '']) : textsIn(seenBy(seen, view, bound))

function holdsForAll(
  [binding, ...rest]: readonly Binding[],
  satisfied: Condition,
  view: View,
  bound: Bound,
): boolean {
  if (!binding) return holds(satisfied, view, bound)
  const [variable, seen] = binding
  return textsOf(seen, view, bound).all.every((text) =>
    holdsForAll(rest, satisfied, view, { ...bound, [variable]: text }),
  )
}

function isSpan(
  { from, until, longer }: { from: Seen; until: Seen; longer: Period },
  view: View,
  bound: Bound,
) {
  const starts = textsOf(from, view, bound).all
  return textsOf(until, view, bound).all.some((end) => starts.some((start) => isLongSpan(start, end, longer)))
}

/**
 * The field without whose value, or with one, the condition would come out otherwise; else the first it looks at. What
 * is technical is named only where there is nothing else.
 */
export function causeOf(
  condition: Condition,
  view: View,
  isTechnical: (field: string) => boolean = () => false,
): string | undefined {
  const outcome = holds(condition, view)
  const fields = fieldsOf(condition).toSorted((a, b) => Number(isTechnical(a)) - Number(isTechnical(b)))
  const isFilled = (field: string) => view.see(field, false).length > 0
  const changes = (field: string) =>
    holds(condition, isFilled(field) ? without(view, field) : supposing(view, field)) !== outcome
  const filled = fields.filter(isFilled)
  return filled.find(changes) ?? fields.find(changes) ?? filled[0] ?? fields[0]
}
