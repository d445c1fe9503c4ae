import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesFolder, sdkFolder, sdkIsMissing } from '../test-sdk-folder.ts'
import { compileSdk } from './compile.ts'

describe.skipIf(sdkIsMissing)('compiled from the official files', () => {
  test('the same input gives the same bytes, and they are the ones that lie here', () => {
    const { version, files } = compileSdk(sdkFolder, rulesFolder)
    expect(compileSdk(sdkFolder, rulesFolder)).toEqual({ version, files })
    const home = join(import.meta.dirname, '../../../catalogue', version)
    expect(readdirSync(home).toSorted()).toEqual([...files.keys()].toSorted())
    const differing = [...files].filter(
      ([name, content]) => readFileSync(join(home, name), 'utf8') !== content,
    )
    expect(differing.map(([name]) => name)).toEqual([])
  })

  test('without the official rules only what they alone say is missing', () => {
    const catalogue = (rules?: string) => {
      const text = compileSdk(sdkFolder, rules).files.get('catalogue.json') ?? ''
      return JSON.parse(text) as { nodes: Record<string, object>; fields: Record<string, object> }
    }
    const strip = (facts: object) =>
      JSON.parse(JSON.stringify(facts, (key, value) => (key === 'withNode' ? undefined : value)))
    expect(strip(catalogue(rulesFolder).fields)).toEqual(catalogue().fields)
    expect(Object.values(catalogue().nodes).filter((node) => 'mandatory' in node)).toEqual([])
  })
})

test('a folder that is no SDK is refused', () => {
  expect(() => compileSdk(import.meta.dirname)).toThrow(/fields\.json/)
})
