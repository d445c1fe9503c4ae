import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { usualVersion } from '../catalogues.ts'
import { rulesFolder, sdkFolder, sdkIsMissing } from '../test-sdk-folder.ts'
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
    expect(officialFolders({ EFORMS_RULES_DIR: rulesFolder })).toEqual({
      version: usualVersion,
      schemas: null,
      rules: rulesFolder,
    })
    expect(officialFolders({ EFORMS_SDK_DIR: sdkFolder })?.schemas).toBe(sdkFolder)
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
