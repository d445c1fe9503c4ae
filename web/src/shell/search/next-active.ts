/** Which choice an arrow leads to, null for the field itself; undefined for keys that lead nowhere. */
export function nextActive(
  key: string,
  choices: readonly { key: string }[],
  active: string | null,
): string | null | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || choices.length === 0) return undefined
  // The field stands before the first and after the last.
  const places = [null, ...choices.map((choice) => choice.key)]
  const index = places.indexOf(active)
  return places.at((Math.max(0, index) + step) % places.length) ?? null
}
