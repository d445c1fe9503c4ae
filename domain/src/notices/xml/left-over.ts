import type { CanonicalPath, ReadNote, XmlElement } from './notice-xml.ts'

/** What no field took in. */
export function leftOver(root: XmlElement, taken: ReadonlySet<XmlElement>): ReadNote[] {
  const notes: ReadNote[] = []
  const walk = (element: XmlElement, path: CanonicalPath): void => {
    if (element.text && !taken.has(element)) notes.push({ kind: 'unknown', path, text: element.text })
    const counts = new Map<string, number>()
    for (const child of element.children) {
      const count = (counts.get(child.name) ?? 0) + 1
      counts.set(child.name, count)
      walk(child, `${path}/${child.name}[${count}]`)
    }
  }
  walk(root, `/${root.name}`)
  return notes
}
