import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stepsOf } from '@allmende/domain/notices/catalogue-presets.ts'
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

/** Types are named by namespace, elements as the fields' paths name them; each global element has one type. */
function readSchemas(sdk: SdkFolder, namespaces: Record<string, string>) {
  const prefixes = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri, `${prefix}:`]))
  const types = new Map<string, string>()
  const contents = new Map<string, Child[]>()

  for (const part of ['common', 'maindoc']) {
    for (const file of readdirSync(join(sdk.folder, 'schemas', part)).toSorted()) {
      const schema = sdk.text('schemas', part, file).replace(/<!--[\s\S]*?-->/g, '')
      const head = attributesOf(/<xsd:schema\b[^>]*>/.exec(schema)?.[0] ?? '')
      const uriOf = (prefix: string) => head[prefix ? `xmlns:${prefix}` : 'xmlns'] ?? ''
      const named = (name: string) => {
        const [local = '', prefix = ''] = name.split(':').toReversed()
        return { type: `${uriOf(prefix)} ${local}`, element: `${prefixes.get(uriOf(prefix)) ?? ''}${local}` }
      }
      const own = (local: string) => ({
        type: `${head['targetNamespace']} ${local}`,
        element: `${prefixes.get(head['targetNamespace'] ?? '') ?? ''}${local}`,
      })

      for (const { tag, name, body } of declarationsOf(schema)) {
        const { type, ref } = attributesOf(tag)
        if (tag.startsWith('<xsd:element') && type && !ref) types.set(own(name).element, named(type).type)
        if (!body) continue
        const inline = tag.startsWith('<xsd:element')
        if (inline) types.set(own(name).element, own(`${name} inline`).type)
        const children = [...body.matchAll(/<xsd:element\b[^>]*\bref="[^>]*>/g)].map(([child]) => {
          const facts = attributesOf(child)
          return {
            name: named(facts['ref'] ?? '').element,
            must: facts['minOccurs'] !== '0',
            repeats: facts['maxOccurs'] === 'unbounded',
          }
        })
        if (children.length > 0) contents.set(own(inline ? `${name} inline` : name).type, children)
      }
    }
  }
  return { types, contents }
}

/** The global elements and types of a schema. */
function declarationsOf(schema: string): { tag: string; name: string; body: string }[] {
  const declaration = /^(\t| {2,4})?(<xsd:(element|complexType) name="(\w+)"[^>]*?(\/?)>)/gm
  return [...schema.matchAll(declaration)].map((found) => {
    const [, , tag = '', kind, name = '', closed] = found
    const start = found.index + found[0].length
    const body = closed ? '' : schema.slice(start, schema.indexOf(`</xsd:${kind}>`, start))
    return { tag, name, body }
  })
}
