import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { usualVersion } from '../catalogues.ts'
import {
  allFolders,
  officialEnv,
  officialFiles,
  rulesFolder,
  sdkFolder,
  sdkIsMissing,
} from '../test-sdk-folder.ts'
import { officialFaults, officialFolders } from './official-folders.ts'

test('nothing configured is no fault', () => {
  expect(officialFaults({})).toEqual([])
  expect(officialFolders({})).toBeNull()
})

test('a folder that is not there is named', () => {
  expect(officialFaults({ EFORMS_SDK_DIR: '/nowhere', EFORMS_RULES_DIR: '/nowhere' })).toEqual([
    { name: 'EFORMS_SDK_DIR', message: expect.stringContaining('/nowhere, which cannot be used') },
    { name: 'EFORMS_RULES_DIR', message: expect.stringContaining('/nowhere, which cannot be used') },
  ])
})

describe.skipIf(sdkIsMissing)('with the official files', () => {
  test('each works without the other', () => {
    expect(officialFaults({ EFORMS_SDK_DIR: sdkFolder, EFORMS_RULES_DIR: rulesFolder })).toEqual([])
    expect(officialFolders({ EFORMS_RULES_DIR: rulesFolder })).toEqual([
      { version: usualVersion, schemas: null, rules: rulesFolder },
    ])
    expect(officialFolders({ EFORMS_SDK_DIR: sdkFolder })).toEqual([
      { version: usualVersion, schemas: sdkFolder, rules: null },
    ])
  })

  test('two folders of one version are one too many', () => {
    expect(officialFaults({ EFORMS_RULES_DIR: [rulesFolder, rulesFolder].join(delimiter) })).toEqual([
      { name: 'EFORMS_RULES_DIR', message: expect.stringContaining('two folders of version 1.7') },
    ])
  })

  test('of several folders the one that cannot be used is named', () => {
    expect(officialFaults({ EFORMS_SDK_DIR: ['/nowhere', sdkFolder].join(delimiter) })).toEqual([
      { name: 'EFORMS_SDK_DIR', message: expect.stringMatching(/^names \/nowhere, which cannot be used/) },
    ])
  })

  describe.skipIf(officialFiles.some(({ missing }) => missing))('of several versions', () => {
    const [old, recent] = officialFiles.map(({ sdk, rules }) => ({ sdk, rules }))

    test('each folder is known by the version it names itself, in any order', () => {
      const swapped = Object.fromEntries(
        Object.entries(officialEnv).map(([name, folders]) => [
          name,
          folders.split(delimiter).toReversed().join(delimiter),
        ]),
      )
      expect(officialFaults(officialEnv)).toEqual([])
      expect(officialFolders(officialEnv)).toEqual(allFolders)
      expect(officialFolders(swapped)).toEqual(allFolders)
    })

    test('one version may lack what another has', () => {
      const env = { ...officialEnv, EFORMS_RULES_DIR: recent?.rules }
      expect(officialFaults(env)).toEqual([])
      expect(officialFolders(env)).toEqual([
        { version: '1.7', schemas: old?.sdk, rules: null },
        { version: '1.15', schemas: recent?.sdk, rules: recent?.rules },
      ])
    })

    test('schemas of one version and rules of another have nothing to check together', () => {
      expect(officialFaults({ EFORMS_SDK_DIR: old?.sdk, EFORMS_RULES_DIR: recent?.rules })).toEqual([
        { name: 'EFORMS_RULES_DIR', message: 'is for version 1.15, EFORMS_SDK_DIR for 1.7' },
      ])
    })
  })

  test.each([
    ['a file of a subtype is broken', '19.json', '{"patterns": [{"id": 7}]}'],
    ['a file is no JSON', '16.json', '{'],
    ['the version is not ours', 'common.json', '{"sdk": "eforms-sdk-9.9"}'],
  ])('%s: the start says so', (_name, file, content) => {
    const folder = mkdtempSync(join(tmpdir(), 'allmende-rules-'))
    cpSync(rulesFolder, folder, { recursive: true })
    rmSync(join(folder, file), { force: true })
    writeFileSync(join(folder, file), content)
    expect(officialFaults({ EFORMS_RULES_DIR: folder })).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })
})
