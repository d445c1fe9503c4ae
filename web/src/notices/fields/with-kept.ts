import type { Option } from '../../ui/form/option.ts'

/** What is kept but no longer offered stays visible. */
export function withKept(options: readonly Option[], kept: readonly string[]): readonly Option[] {
  const unknown = kept.filter((value) => !options.some((option) => option.value === value))
  return unknown.length === 0 ? options : [...options, ...unknown.map((value) => ({ value, label: value }))]
}
