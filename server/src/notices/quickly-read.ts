/** In characters, and in tags: each element is looked at for every field that can be there. */
const small = { characters: 150_000, tags: 1_500 }

/** A file of this size is read before anyone notices, also with every version of the standard that we have. */
export function isQuicklyRead(xml: string): boolean {
  if (xml.length > small.characters) return false
  let tags = 0
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1))
    if (++tags > small.tags) return false
  return true
}
