/** Where what an anchor leads to begins: a field with its label, everything else with itself. */
export function fieldStart(element: HTMLElement): HTMLElement {
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
  return labels?.[0] ?? element
}
