import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Comment, type Element, parseXmlDocument, serializeToWellFormedString } from 'slimdom'
import { type OfficialFiles, rulesFolder } from '../test-sdk-folder.ts'

export type TestNotice = { name: string; xml: string }

const read = (folder: string, name: string): TestNotice => ({
  name,
  xml: readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, ''),
})

/** The standard's own examples of one version. */
export function exampleNotices({ sdk, missing }: OfficialFiles): TestNotice[] {
  const folder = join(sdk, 'examples/notices')
  return missing ? [] : readdirSync(folder).map((name) => read(folder, name))
}

const sampleFolder = dirname(rulesFolder)

/** A valid notice of 1.7, subtype 19, that was written from a form; empty where it is not here. */
export const sampleNotice = existsSync(join(sampleFolder, 'sample19-valid.xml'))
  ? read(sampleFolder, 'sample19-valid.xml').xml
  : ''

/** The same notice with faults of many kinds: things left out, doubled, moved away, wrong texts, lost attributes. */
export function spoiled(xml: string, seed: number): string {
  const document = parseXmlDocument(xml)
  const elements: Element[] = []
  const walk = (element: Element): void => {
    elements.push(element)
    for (const child of element.children) walk(child)
  }
  if (document.documentElement) walk(document.documentElement)
  const leaves = elements.filter(
    ({ children, localName }) => children.length === 0 && localName !== 'SubTypeCode',
  )
  for (const [at, leaf] of leaves.entries()) spoil(leaf, at === seed ? 7 : (at * 7 + seed) % 61)
  return serializeToWellFormedString(document)
}

function spoil(leaf: Element, kind: number): void {
  const parent = leaf.parentElement?.parentElement ? leaf.parentElement : null
  if (kind === 0) leaf.remove()
  if (kind === 7) leaf.textContent = 'a b c'
  if (kind === 14) leaf.textContent = ' '
  if (kind === 21) leaf.parentElement?.insertBefore(leaf.cloneNode(true), leaf)
  if (kind === 28) for (const { name } of leaf.attributes.slice()) leaf.removeAttribute(name)
  if (kind === 35) leaf.textContent = 'x'.repeat(7000)
  if (kind === 42) leaf.append(new Comment('split'), leaf.textContent ?? '')
  if (kind === 49 && parent?.getElementsByTagName('efac:NoticeSubType').length === 0) parent.remove()
  if (kind === 56) parent?.parentElement?.insertBefore(parent.cloneNode(true), parent)
}
