import { type Form, type FormField, type FormGroup, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { sendingTime } from '../values/structure.ts'
import type { FieldPlan } from './field-plan.ts'
import { isTwin, type Plan, rootNode } from './plan.ts'
import type { Step } from './steps.ts'

/**
 * Where elements are found: by these steps from the element that a group around them stands for, numbered from the
 * root inwards. Where that group has no element, `otherwise` says where else they may be.
 */
export type Way = { from: number; steps: readonly Step[]; otherwise?: Way }

export type FieldWay = { field: FormField; own: FieldPlan; way: Way }

/** `way` is missing where the group stands for no element. */
export type GroupWay = {
  group: FormGroup
  way: Way | undefined
  /** The step of its way from which on every instance has elements of its own. */
  branch: number
  /** Whether all that lies in it is found in its own element: without that there is nothing to look for. */
  isClosed: boolean
  items: readonly ItemWay[]
}

export type ItemWay = FieldWay | GroupWay

/** The ways in the order of the form, and by what they lead to. */
type Ways = { items: readonly ItemWay[]; byId: ReadonlyMap<string, ItemWay> }
const known = new WeakMap<Plan, Ways>()

/** The form with the ways to its elements, so that a hundred lots look for each of them once only. */
export function itemWays(plan: Plan, form: Form): Ways {
  const made = known.get(plan) ?? makeWays(plan, form)
  known.set(plan, made)
  return made
}

function makeWays(plan: Plan, form: Form): Ways {
  const byId = new Map<string, ItemWay>()
  const add = (item: ItemWay): void => {
    byId.set('field' in item ? item.field.contentId : item.group.contentId, item)
    if ('group' in item) item.items.forEach(add)
  }
  const items = waysIn(plan, form, [rootNode])
  items.forEach(add)
  return { items, byId }
}

const waysIn = (plan: Plan, holder: Form | FormGroup, open: readonly string[]): readonly ItemWay[] =>
  contentOf(holder).items.flatMap((item): ItemWay[] => {
    if (!isField(item)) return [groupWay(plan, item, open)]
    const own = plan.fields.get(item.contentId)
    const way = own && wayTo(plan, own.node, open, own.steps)
    return way ? [{ field: item, own, way }] : []
  })

function groupWay(plan: Plan, group: FormGroup, open: readonly string[]): GroupWay {
  const node = plan.groups.get(group.contentId)
  const way = node ? wayTo(plan, node, open) : undefined
  const items = waysIn(plan, group, node ? [...open, node] : open)
  const own = node && plan.catalogue.nodes[node]?.repeatable ? plan.stepsTo(node).length : 0
  const branch = Math.max(0, (way?.steps.length ?? 0) - own)
  return { group, way, branch, isClosed: items.every((item) => liesWithin(item, open.length)), items }
}

function liesWithin(item: ItemWay, outermost: number): boolean {
  if ('field' in item) return isWithin(item.way, outermost) && !isConstant(item.field)
  return item.way ? isWithin(item.way, outermost) : item.items.every((inner) => liesWithin(inner, outermost))
}

const isWithin = ({ from, otherwise }: Way, outermost: number): boolean =>
  from >= outermost && (!otherwise || isWithin(otherwise, outermost))

/** Whether it is read whatever the file says. */
export const isConstant = ({ presetValue, presetWith }: FormField): boolean =>
  presetValue !== undefined && !presetWith && presetValue !== sendingTime

/** From the innermost open node that this one lies in; a twin of its first step that is open is meant by it. */
function wayTo(
  plan: Plan,
  node: string,
  open: readonly string[],
  further: readonly Step[] = [],
): Way | undefined {
  const from = open.findLastIndex((outer) => plan.between(outer, node))
  const way = plan.between(open[from] ?? '', node)
  if (!way) return undefined
  const steps = [...way, ...further]
  const twin = open.findIndex((inner, at) => at > from && isTwin(plan.stepsTo(inner), way))
  return twin < 0 ? { from, steps } : { from: twin, steps: steps.slice(1), otherwise: { from, steps } }
}
