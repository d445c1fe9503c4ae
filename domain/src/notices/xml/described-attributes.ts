import type { Catalogue } from '../catalogue/catalogue.ts'

/** What the standard says of an attribute: what it always holds, or where its value is taken from. */
export type Described = { name: string; preset?: string | undefined; list?: string | undefined }

const known = new WeakMap<Catalogue, ReadonlyMap<string, readonly Described[]>>()

/** The attributes by the field whose element has them; empty where a version does not describe them. */
function allDescribed(catalogue: Catalogue): ReadonlyMap<string, readonly Described[]> {
  const all = known.get(catalogue) ?? collected(catalogue)
  known.set(catalogue, all)
  return all
}

function collected({ fields }: Catalogue): Map<string, Described[]> {
  const found = new Map<string, Described[]>()
  for (const { attributeOf, path, preset, list } of Object.values(fields)) {
    if (attributeOf === undefined) continue
    const described = { name: path.slice(path.lastIndexOf('@') + 1), preset, list }
    found.set(attributeOf, [...(found.get(attributeOf) ?? []), described])
  }
  return found
}

/** Undefined where the version leaves them to convention. */
export function describedAttributes(catalogue: Catalogue, field: string): readonly Described[] | undefined {
  const all = allDescribed(catalogue)
  return all.size > 0 ? (all.get(field) ?? []) : undefined
}
