import type { ValuePath } from '../form/paths.ts'
import { childAt, type Draft, newChild } from './draft.ts'
import type { FieldPlan } from './field-plan.ts'
import { isTwin, type Plan } from './plan.ts'
import type { Step } from './steps.ts'

/** An instance of a node that is open while its group is written; its element is made with the first value in it. */
export type Open = { node: string; element: () => Draft }

/** Opens the node of a group: a new instance where it can repeat. */
export function opened(plan: Plan, node: string, outer: readonly Open[], path: ValuePath): Open {
  let made: Draft | undefined
  const element = () => {
    if (made) return made
    const { holder, steps } = wayTo(plan, node, outer)
    const own = plan.catalogue.nodes[node]?.repeatable ? plan.stepsTo(node).length : 0
    const [first, ...rest] = steps.slice(steps.length - own)
    const above = childAt(holder, steps.slice(0, steps.length - own))
    made = own && first ? childAt(newChild(above, first), rest) : above
    made.place ??= path
    return made
  }
  return { node, element }
}

/** The element that the steps of a field begin at, and these steps. */
export function wayToField(plan: Plan, { node, steps }: FieldPlan, open: readonly Open[]) {
  const way = wayTo(plan, node, open)
  return { holder: way.holder, steps: [...way.steps, ...steps] }
}

/** The innermost open element that a node lies in, and the steps from there. */
function wayTo(plan: Plan, node: string, open: readonly Open[]): { holder: Draft; steps: readonly Step[] } {
  for (let at = open.length - 1; at >= 0; at--) {
    const outer = open[at]
    const steps = outer && plan.between(outer.node, node)
    if (!outer || !steps) continue
    const meant = open.find((inner, level) => level > at && isTwin(plan.stepsTo(inner.node), steps))
    return meant ? { holder: meant.element(), steps: steps.slice(1) } : { holder: outer.element(), steps }
  }
  throw new Error(`nothing holds ${node}`)
}
