import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from './server/src/assembly/settings.ts'

const text = (file: string) => readFileSync(file, 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'])

test('operations.md lists exactly the settings the server reads', () => {
  const listed = [...text('docs/operations.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(
    ([, name]) => name,
  )
  expect(listed.toSorted()).toEqual(settingNames.toSorted())
})

test('a decision record fits on one screen: at most 40 lines', () => {
  const tooLong = globSync('docs/decisions/*.md').filter(
    (file) => text(file).trimEnd().split('\n').length > 40,
  )
  expect(tooLong).toEqual([])
})

test.each(documents)('%s links only to what exists', (file) => {
  const links = [...text(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) =>
    join(dirname(file), target),
  )
  expect(links.filter((target) => !existsSync(target))).toEqual([])
})

test('CONTRIBUTING.md and the README name only commands that exist', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap((file) =>
    [...text(file).matchAll(/`npm (?:run )?([a-z:-]+)/g)].map(([, name = '']) => name),
  )
  expect(named.filter((name) => !(name in scripts) && !['ci', 'install'].includes(name))).toEqual([])
})
