import { expect, test } from 'vitest'
import { namedHosts } from './check-lockfile.mjs'

test('a lockfile names no host: every machine has its own registry', () => {
  const packages = {
    '': {},
    'node_modules/@allmende/domain': { resolved: 'domain', link: true },
    'node_modules/b': { resolved: 'http://mirror.example/b-1.0.0.tgz' },
    'node_modules/c': {},
  }
  expect(namedHosts(packages)).toEqual(['node_modules/b: http://mirror.example/b-1.0.0.tgz'])
})
