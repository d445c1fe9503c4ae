import type { NamedSort, Sort, SortMenu } from './table.types.ts'

export type SortChoice = Sort & Pick<NamedSort, 'title'>

const bothWays = ({ key, title }: NamedSort): SortChoice[] => [
  { key, title, direction: 'asc' },
  { key, title, direction: 'desc' },
]

const isSame = (one: Sort, other: Sort) => one.key === other.key && one.direction === other.direction

/** What a menu of orders has: what it offers and, so that it names it, what is in force besides. */
export function sortChoices(
  { offered, others }: Pick<SortMenu, 'offered' | 'others'>,
  sort: Sort | null,
): SortChoice[] {
  const choices = offered.flatMap(bothWays)
  if (sort === null || choices.some((choice) => isSame(choice, sort))) return choices
  return [...choices, ...others.flatMap(bothWays).filter((choice) => isSame(choice, sort))]
}
