import { expect, test } from 'vitest'
import { foreignHosts } from './check-lockfile.mjs'

test('a lockfile names no host but the public registry', () => {
  const packages = {
    '': {},
    'node_modules/@allmende/domain': { resolved: 'domain', link: true },
    'node_modules/a': { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' },
    'node_modules/b': { resolved: 'http://mirror.example/b-1.0.0.tgz' },
    'node_modules/c': {},
  }
  expect(foreignHosts(packages)).toEqual(['node_modules/b: http://mirror.example/b-1.0.0.tgz'])
})
