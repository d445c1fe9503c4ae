const longest = 20

/** A name for narrow places: twenty characters and an ellipsis; whatever a reader takes for one character stays whole. */
export function shortened(name: string): string {
  const characters = [...new Intl.Segmenter('de').segment(name)].map(({ segment }) => segment)
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : name
}
