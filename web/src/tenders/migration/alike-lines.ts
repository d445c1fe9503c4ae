import type { AnewLine } from '@allmende/domain/notices/migration/migration-lines.ts'
import type { Chosen } from './useMigration.ts'

/** Other places where the same is gone and the same is offered, and where something else is chosen or nothing yet. */
export function alikeTo(line: AnewLine, lines: readonly AnewLine[], chosen: Chosen): string[] {
  const codesOf = ({ path }: AnewLine): string => (chosen.get(path ?? '') ?? []).join(' ')
  if (codesOf(line) === '') return []
  return lines
    .filter((other) => isAlike(line, other) && codesOf(other) !== codesOf(line))
    .flatMap(({ path }) => path ?? [])
}

const isAlike = (one: AnewLine, other: AnewLine): boolean =>
  one.value === other.value &&
  one.isList === other.isList &&
  one.options.length === other.options.length &&
  one.options.every(({ value }, at) => value === other.options[at]?.value)
