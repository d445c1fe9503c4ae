import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stepsOf } from '@allmende/domain/notices/catalogue/presets.ts'
import type { SdkFolder } from './sdk-folder.ts'
import { attributesOf } from './xml.ts'

type Child = { name: string; must: boolean; repeats: boolean }

/** Every element's children in the order of the schemas: those that some field uses, and those that must be there. */
export function elementOrder(sdk: SdkFolder, namespaces: Record<string, string>): Record<string, string[]> {
  const { types, contents } = readSchemas(sdk, namespaces)
  const used = usedElements(sdk)
  const order: Record<string, string[]> = {}
  for (const element of [...used].toSorted()) {
    const children = contents.get(types.get(element) ?? '') ?? []
    const kept = children.filter(({ name, must }) => used.has(name) || must)
    if (kept.length > 0)
      order[element] = kept.map(({ name, must, repeats }) => `${name}${must ? '!' : ''}${repeats ? '*' : ''}`)
  }
  return order
}

function usedElements({ fields, noticeTypes }: SdkFolder): Set<string> {
  const paths = [...fields.fields, ...fields.xmlStructure].map(({ xpathAbsolute }) => xpathAbsolute)
  const steps = paths.flatMap((path) => stepsOf(path).map((step) => step.replace(/\[.*$/s, '')))
  const elements = steps.filter((step) => /^\w+:\w+$/.test(step))
  return new Set([...elements, ...noticeTypes.documentTypes.map(({ rootElement }) => rootElement)])
}

/** Types by their namespace and name; every global element has one type, so no context is needed. */
function readSchemas(sdk: SdkFolder, namespaces: Record<string, string>) {
  const prefixes = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri, `${prefix}:`]))
  const types = new Map<string, string>()
  const contents = new Map<string, Child[]>()

  for (const schema of schemasOf(sdk)) {
    const head = attributesOf(/<xsd:schema\b[^>]*>/.exec(schema)?.[0] ?? '')
    const own = head['targetNamespace'] ?? ''
    const elementIn = (uri: string, name: string) => `${prefixes.get(uri) ?? ''}${name}`
    const resolve = (qualified: string): [uri: string, name: string] => {
      const [name = '', prefix] = qualified.split(':').toReversed()
      return [head[prefix ? `xmlns:${prefix}` : 'xmlns'] ?? '', name]
    }
    const childOf = (tag: string): Child => {
      const { ref = '', minOccurs, maxOccurs } = attributesOf(tag)
      return { name: elementIn(...resolve(ref)), must: minOccurs !== '0', repeats: maxOccurs === 'unbounded' }
    }

    for (const { kind, name, type, body } of declarationsOf(schema)) {
      // A type that an element declares inside itself is named after it.
      const key = kind === 'element' ? `${own} element ${name}` : `${own} ${name}`
      if (kind === 'element') types.set(elementIn(own, name), type ? resolve(type).join(' ') : key)
      const children = [...body.matchAll(/<xsd:element\b[^>]*\bref="[^>]*>/g)].map(([tag]) => childOf(tag))
      if (children.length > 0) contents.set(key, children)
    }
  }
  return { types, contents }
}

const schemasOf = (sdk: SdkFolder): string[] =>
  ['common', 'maindoc'].flatMap((part) =>
    readdirSync(join(sdk.folder, 'schemas', part))
      .toSorted()
      .map((file) => sdk.text('schemas', part, file).replace(/<!--[\s\S]*?-->/g, '')),
  )

/** The global elements and types of a schema; those inside have no name. */
const declarationsOf = (schema: string) =>
  [...schema.matchAll(/<xsd:(element|complexType) (name="[^>]*?)(\/?)>/g)].map((found) => {
    const [whole, kind, attributes = '', closed] = found
    const { name = '', type } = attributesOf(attributes)
    const start = found.index + whole.length
    const body = closed || type ? '' : schema.slice(start, schema.indexOf(endOf(kind), start))
    return { kind, name, type, body }
  })

/** The children of an element are elements too, so its own end is that of the type inside it. */
const endOf = (kind: string | undefined) => (kind === 'element' ? '</xsd:complexType>' : `</xsd:${kind}>`)
