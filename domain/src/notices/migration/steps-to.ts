import type { FormGroup } from '../form/form.ts'
import type { GrownStep } from './growing.ts'
import type { ChainLink } from './sources.ts'

/** More than any list of values has. */
const mostInList = 100_000

/**
 * The way to a place of the newer form: in the instance of the same group where there was one, else in one for each of
 * the group that stood in its stead. `index` tells values apart that were a list before.
 */
export function stepsTo(
  groups: readonly FormGroup[],
  chain: readonly ChainLink[],
  index: number,
): readonly GrownStep[] {
  const known = new Map(chain.map((link) => [link.group.contentId, link]))
  const ids = new Set(groups.map(({ contentId }) => contentId))
  const gone = chain.findLast(({ group }) => group.repeatable && !ids.has(group.contentId))
  const listGroup = groups.findLast(
    ({ contentId, repeatable }) => repeatable && !known.get(contentId)?.group.repeatable,
  )
  return groups.map((group) => {
    const link = known.get(group.contentId)
    const ordinal = (link?.group.repeatable ? link : link ? undefined : gone)?.value.ordinal ?? 1
    const inList = group === listGroup ? index : 0
    return {
      group,
      rank: group.repeatable ? ordinal * mostInList + inList : 1,
      facts: link ? factsOf(link) : {},
    }
  })
}

function factsOf({ value }: ChainLink) {
  const { contentId: _id, ordinal: _ordinal, children: _children, ...facts } = value
  return facts
}
