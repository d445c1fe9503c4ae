import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { officialFiles, rulesFolder, sdkFolder, sdkIsMissing } from '../test-sdk-folder.ts'
import { type Compiled, compileSdk } from './compile.ts'

describe.each(officialFiles)('compiled from the files of $version', { timeout: 900_000 }, (official) => {
  test.skipIf(official.missing)('the same input gives the same bytes, the ones that lie here', () => {
    const { version, files } = compileSdk(official.sdk, official.rules)
    expect(version).toBe(official.version)
    expect(compileSdk(official.sdk, official.rules)).toEqual({ version, files })
    const home = join(import.meta.dirname, '../../../catalogue', version)
    expect(readdirSync(home).toSorted()).toEqual([...files.keys()].toSorted())
    const differing = [...files].filter(
      ([name, content]) => readFileSync(join(home, name), 'utf8') !== content,
    )
    expect(differing.map(([name]) => name)).toEqual([])
  })
})

describe.skipIf(sdkIsMissing)('compiled from the official files', { timeout: 900_000 }, () => {
  test('another version gets a place of its own, and a condition that is not understood stops it', () => {
    const other = mkdtempSync(join(tmpdir(), 'sdk-'))
    onTestFinished(() => rmSync(other, { recursive: true }))
    for (const part of ['notice-types', 'codelists', 'translations', 'schemas'])
      symlinkSync(resolve(sdkFolder, part), join(other, part))
    mkdirSync(join(other, 'fields'))
    const fields = readFileSync(join(sdkFolder, 'fields/fields.json'), 'utf8')
    const compiled = (changed: string) => {
      writeFileSync(join(other, 'fields/fields.json'), changed)
      return compileSdk(other).version
    }
    expect(compiled(fields.replace('eforms-sdk-1.7.5', 'eforms-sdk-1.10.2'))).toBe('1.10')
    const [known, unknown] = ['${BT-1311(d)-Lot is present}', '${BT-1311(d)-Lot is unique}']
    expect(fields).toContain(known)
    expect(() => compiled(fields.replaceAll(known, unknown))).toThrow(/is not understood/)
  })

  test('without the official rules only what they alone say is missing', () => {
    type Facts = { nodes: Record<string, object>; fields: Record<string, object> }
    const catalogueOf = ({ files }: Compiled) => JSON.parse(files.get('catalogue.json') ?? '') as Facts
    const [full, bare] = [compileSdk(sdkFolder, rulesFolder), compileSdk(sdkFolder)].map(catalogueOf)
    const strip = (facts: object) =>
      JSON.parse(JSON.stringify(facts, (key, value) => (key === 'withNode' ? undefined : value)))
    expect(strip(full?.fields ?? {})).toEqual(bare?.fields)
    expect(Object.values(bare?.nodes ?? {}).filter((node) => 'mandatory' in node)).toEqual([])
  })
})

test('a folder that is no SDK is refused', () => {
  expect(() => compileSdk(import.meta.dirname)).toThrow(/fields\.json/)
})
