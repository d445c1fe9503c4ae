import { type Form, type FormField, type FormGroup, type FormItem, isField } from '../form/form.ts'
import { sendingTime } from '../values/structure.ts'
import type { FieldPlan } from './field-plan.ts'
import { isTwin, type Plan, rootNode } from './plan.ts'
import type { Step } from './steps.ts'

/**
 * Where elements are found: by these steps from the element that a group around them stands for, numbered from the
 * root inwards. Where that group has no element, `otherwise` says where else they may be.
 */
export type Way = { from: number; steps: readonly Step[]; otherwise?: Way }

export type FieldToRead = { field: FormField; own: FieldPlan; way: Way }

/** `way` is missing where the group stands for no element. */
export type GroupToRead = {
  group: FormGroup
  way: Way | undefined
  /** Whether all that lies in it is found in its own element: without that there is nothing to look for. */
  isClosed: boolean
  items: readonly ItemToRead[]
}

export type ItemToRead = FieldToRead | GroupToRead

const known = new WeakMap<Plan, readonly ItemToRead[]>()

/** The form with the ways to its elements, so that reading a hundred lots looks for each of them once only. */
export function readingPlan(plan: Plan, form: Form): readonly ItemToRead[] {
  const made = known.get(plan) ?? itemsToRead(plan, form.panels, [rootNode])
  known.set(plan, made)
  return made
}

const itemsToRead = (
  plan: Plan,
  items: readonly FormItem[],
  open: readonly string[],
): readonly ItemToRead[] =>
  items.flatMap((item): ItemToRead[] => {
    if (!isField(item)) return [groupToRead(plan, item, open)]
    const own = plan.fields.get(item.contentId)
    const way = own && wayTo(plan, own.node, open, own.steps)
    return way ? [{ field: item, own, way }] : []
  })

function groupToRead(plan: Plan, group: FormGroup, open: readonly string[]): GroupToRead {
  const node = plan.groups.get(group.contentId)
  const way = node ? wayTo(plan, node, open) : undefined
  const items = itemsToRead(plan, group.children, node ? [...open, node] : open)
  return { group, way, isClosed: items.every((item) => liesWithin(item, open.length)), items }
}

function liesWithin(item: ItemToRead, outermost: number): boolean {
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
