const longest = 20

/** A name as the breadcrumbs show it. */
export function shortened(name: string): string {
  const characters = Array.from(name)
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : name
}
