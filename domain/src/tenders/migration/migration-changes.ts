import type { Change } from '../../changes.ts'
import type { AnewLine, MigrationLines } from '../../notices/migration/migration-lines.ts'
import type { Choice } from '../../notices/migration/with-choices.ts'

/** What the log says: from which version to which, how much came along, what was chosen anew or is still to be, and what was lost. */
export function migrationChanges(
  from: string | null,
  to: string | null,
  { unchanged, moved, anew, lost }: MigrationLines,
  choices: readonly Choice[],
): Change[] {
  const chosen = new Map(choices.map(({ path, codes }) => [path, codes]))
  const wordsFor = ({ path, options }: AnewLine): string => {
    const codes = chosen.get(path ?? '')
    if (!codes) return 'neu anzugeben'
    return codes.map((code) => options.find(({ value }) => value === code)?.label ?? code).join(', ')
  }
  return [
    { label: 'Fassung des EU-Standards', oldValue: from, newValue: to },
    { label: 'Unverändert übernommene Angaben', oldValue: null, newValue: String(unchanged) },
    ...(moved.length > 0
      ? [
          {
            label: 'Angaben an anderer Stelle oder in anderer Form',
            oldValue: null,
            newValue: String(moved.length),
          },
        ]
      : []),
    ...anew.map((line) => ({ label: line.to || line.name, oldValue: line.value, newValue: wordsFor(line) })),
    ...lost.map(({ name, value }) => ({ label: `${name} (entfallen)`, oldValue: value, newValue: null })),
  ]
}
