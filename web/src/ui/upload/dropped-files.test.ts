import { expect, test } from 'vitest'
import { filesBelow } from './dropped-files.ts'

type Tree = { readonly [name: string]: Tree | string }

/** What a browser gives for a folder: at most two entries at a time. */
function folder(fullPath: string, tree: Tree): FileSystemEntry {
  const entries = Object.entries(tree).map(([name, content]) => {
    const path = `${fullPath}/${name}`
    return typeof content === 'string' ? file(path, content) : folder(path, content)
  })
  const createReader = () => {
    let told = 0
    return {
      readEntries: (tell: (part: FileSystemEntry[]) => void) => {
        tell(entries.slice(told, told + 2))
        told += 2
      },
    }
  }
  return { isDirectory: true, name: nameOf(fullPath), fullPath, createReader } as unknown as FileSystemEntry
}

const nameOf = (path: string) => path.split('/').at(-1) ?? ''
const file = (fullPath: string, content: string) =>
  ({
    isDirectory: false,
    name: nameOf(fullPath),
    fullPath,
    file: (tell: (found: File) => void) => tell(new File([content], nameOf(fullPath))),
  }) as unknown as FileSystemEntry

test('a folder is the list of its files, each with its path', async () => {
  const dropped = folder('/Pläne', {
    'lage.pdf': 'a',
    EG: { 'grundriss.pdf': 'bb', 'schnitt.pdf': 'ccc', 'ansicht.pdf': 'd' },
    OG: { leer: {} },
  })
  const found = await filesBelow(dropped)
  expect(found.map(({ path, file: { name, size } }) => [path, name, size])).toEqual([
    ['Pläne/lage.pdf', 'lage.pdf', 1],
    ['Pläne/EG/grundriss.pdf', 'grundriss.pdf', 2],
    ['Pläne/EG/schnitt.pdf', 'schnitt.pdf', 3],
    ['Pläne/EG/ansicht.pdf', 'ansicht.pdf', 1],
  ])
})

test('what systems keep there for themselves is left out', async () => {
  const dropped = folder('/Pläne', {
    '.DS_Store': 'x',
    'Thumbs.db': 'x',
    '.git': { head: 'x' },
    'a.pdf': 'x',
  })
  expect((await filesBelow(dropped)).map(({ path }) => path)).toEqual(['Pläne/a.pdf'])
})
