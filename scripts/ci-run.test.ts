import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './paths.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'allmende-ci-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** `.ci/run` with test commands that only print, and end with the given code. */
function run(all: [printed: string, code: number], postgres: [printed: string, code: number]) {
  const npm = `#!/bin/sh
[ "$1" = test ] && { printf '%b\\n' '${all[0]}'; exit ${all[1]}; }
printf '%b\\n' '${postgres[0]}'; exit ${postgres[1]}
`
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` }
  const { stdout, status } = spawnSync(join(root, '.ci/run'), { env, encoding: 'utf8' })
  return { lines: stdout.trimEnd().split('\n'), status }
}

test('the sum stands alone in the last line, after the names of what needed a second try', () => {
  const { lines, status } = run(
    ['✓ lint\\n\\nneeded a second try: login.e2e.ts › by keyboard\\n3 passed, 0 failed, 1 skipped', 0],
    ['needed a second try: hub.test.ts › hears\\n2 passed, 0 failed', 0],
  )
  expect(lines.slice(-3)).toEqual([
    'needed a second try: login.e2e.ts › by keyboard',
    'needed a second try: hub.test.ts › hears',
    '5 passed, 0 failed, 1 skipped',
  ])
  expect(status).toBe(0)
})

test('what failed is named before the sum, of both commands', () => {
  const { lines, status } = run(
    ['failed: lint\\nfailed: login.e2e.ts › by keyboard\\n1 passed, 2 failed', 1],
    ['failed: hub.test.ts › hears\\n2 passed, 1 failed', 1],
  )
  expect(lines.slice(-4)).toEqual([
    'failed: lint',
    'failed: login.e2e.ts › by keyboard',
    'failed: hub.test.ts › hears',
    '3 passed, 3 failed',
  ])
  expect(status).toBe(1)
})

test('a command that fails without counting a failure counts as one', () => {
  const { lines, status } = run(['3 passed, 0 failed', 0], ['no database here', 1])
  expect(lines.at(-1)).toBe('3 passed, 1 failed')
  expect(status).toBe(1)
})
