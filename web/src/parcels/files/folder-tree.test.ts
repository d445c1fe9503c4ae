import { expect, test } from 'vitest'
import { foldersAbove } from './folder-tree.ts'

test.each([
  ['Boden', []],
  ['Boden/Proben/Nord', ['Boden', 'Boden/Proben']],
])('above %s lie %j', (path, above) => {
  expect(foldersAbove(path)).toEqual(above)
})
