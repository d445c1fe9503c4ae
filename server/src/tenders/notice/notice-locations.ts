import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import type { CanonicalPath } from '@allmende/domain/notices/xml/notice-xml.ts'

/**
 * Leads a report's location back to the form. Validators write the same place as `/cac:Lot[2]`, as
 * `/*:Lot[namespace-uri()='…'][2]` or as `/Q{…}Lot[2]`, so only names and numbers are compared; what has no field of
 * its own leads to the next thing above that has one.
 */
export function locator(places: ReadonlyMap<CanonicalPath, ValuePath>): (location: string) => ValuePath {
  let known: Map<string, ValuePath> | undefined
  return (location) => {
    known ??= new Map([...places].map(([path, place]) => [stepsOf(path).join('/'), place]))
    for (const steps = stepsOf(location); steps.length > 0; steps.pop()) {
      const place = known.get(steps.join('/'))
      if (place !== undefined) return place
    }
    return ''
  }
}

const namespace = /Q\{[^{}]*\}/g
const namespaceTest = /\[\s*namespace-uri\(\)\s*=\s*(?:'[^']*'|"[^"]*")\s*\]/g
const step = /^(@?)(?:[\w*.-]+:)?([\w.-]+)(?:\[(\d+)\])?/

function stepsOf(location: string): string[] {
  const parts = location.replace(namespace, '').replace(namespaceTest, '').split('/').filter(Boolean)
  return parts.map((part) => {
    const [, attribute = '', name = part, count = '1'] = step.exec(part) ?? []
    return `${attribute}${name}[${count}]`
  })
}
