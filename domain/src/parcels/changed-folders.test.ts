import { describe, expect, test } from 'vitest'
import { changedFolders, type Waiting } from './changed-folders.ts'
import { Folder, type ParcelFile } from './folder.ts'
import { filesOf } from './folder-tree.ts'
import { folderChanges } from './spoken-folders.ts'

const now = new Date('2026-11-17T12:00:00Z')
const created = '2026-10-01T08:00:00.000Z'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const file = (number: number, more: Partial<ParcelFile> = {}): ParcelFile => ({
  name: `Datei ${number}.pdf`,
  serverId: idOf(number),
  fileSizeInBytes: number,
  created,
  isPublic: false,
  deletionRequestUsername: null,
  deletionRequested: null,
  replacedBy: null,
  ...more,
})
const folder = (name: string, more: Partial<Folder> = {}): Folder => ({
  name,
  created,
  children: [],
  contents: [],
  archive: [],
  ...more,
})
const asked = { deletionRequestUsername: 'a@b.example', deletionRequested: created }
const waiting: Waiting[] = [{ serverId: idOf(9), size: 99, created: new Date(created) }]
const tree = [
  folder('Pläne', {
    contents: [file(1), file(2)],
    archive: [file(3, { ...asked, replacedBy: idOf(1) })],
    children: [folder('Alt')],
  }),
  folder('Fotos'),
]
const changed = (wish: Folder[]) => changedFolders(tree, wish, waiting, now)
const [plans = folder(''), photos = folder('')] = tree
const linesOf = (wish: Folder[]) =>
  folderChanges(tree, changed(wish)).map(({ label, oldValue, newValue }) => [label, oldValue, newValue])

test('nothing in the name of a folder is hidden or turns it around', () => {
  expect(Folder.parse(folder(' a\u202Efdp.\u200bexe ')).name).toBe('afdp.exe')
  expect(Folder.safeParse(folder('\u200b')).success).toBe(false)
})

describe('what is refused', () => {
  test.each<[string, Folder[], string]>([
    ['a file is dropped', [{ ...plans, contents: [file(1)] }, photos], 'filesDropped'],
    ['one is invented', [plans, { ...photos, contents: [file(7)] }], 'filesInvented'],
    ['one is doubled', [plans, { ...photos, contents: [file(1)] }], 'filesDoubled'],
    ['a folder with files goes', [photos], 'filesDropped'],
    ['two folders have one name', [plans, photos, folder('fotos')], 'folderDoubled'],
    [
      'a name is taken',
      [{ ...plans, contents: [file(1), file(2, { name: 'datei 1.PDF' })] }, photos],
      'folderNameTaken',
    ],
    [
      'a name is none',
      [{ ...plans, contents: [file(1), file(2, { name: '...' })] }, photos],
      'fileNameUnusable',
    ],
    [
      'it becomes a program',
      [{ ...plans, contents: [file(1), file(2, { name: 'x.exe' })] }, photos],
      'fileTypeRefused',
    ],
  ])('%s', (_about, wish, reason) => {
    expect(() => changed(wish)).toThrow(reason)
  })

  test('folders below the deepest level, and a thousand levels', () => {
    const nested = (levels: number): Folder =>
      folder('x', { children: levels === 1 ? [] : [nested(levels - 1)] })
    expect(Folder.safeParse(nested(10)).success).toBe(true)
    expect(Folder.safeParse(nested(11)).success).toBe(false)
    expect(Folder.safeParse(nested(1000)).success).toBe(false)
  })
})

test('what the server knows of a file nobody else says; names are cleaned, endings kept', () => {
  const lied = { fileSizeInBytes: 7, created: now.toISOString(), ...asked, replacedBy: idOf(2) }
  const [first] = changed([
    { ...plans, contents: [file(1, { ...lied, name: 'Plan: neu' }), file(2)] },
    photos,
  ])
  expect(first?.contents[0]).toEqual(file(1, { name: 'Plan_ neu.pdf' }))
  expect(first?.archive).toEqual(plans.archive)
})

test('what waits is put in with its own size, and numbered where its name is taken', () => {
  const [first] = changed([
    { ...plans, contents: [file(9, { name: 'Datei 1.pdf' }), file(1), file(2)] },
    photos,
  ])
  expect(first?.contents[0]).toEqual(file(9, { name: 'Datei 1 (2).pdf', fileSizeInBytes: 99 }))
})

test('a renamed folder is the same folder: its age and its requests stay; a new one is new', () => {
  const wish = [
    { ...plans, name: 'Zeichnungen', children: [{ ...folder('Alt'), name: 'Älter' }] },
    photos,
    folder('Neu'),
  ]
  const [first, , third] = changed(wish)
  expect(first).toMatchObject({ created, archive: [asked], children: [{ created }] })
  expect(third?.created).toBe(now.toISOString())
  expect(linesOf(wish)).toEqual([
    ['Ordner umbenannt', 'Pläne', 'Zeichnungen'],
    ['Ordner umbenannt', 'Pläne/Alt', 'Zeichnungen/Älter'],
    ['Ordner angelegt', null, 'Neu'],
  ])
})

test('who restores or moves a file takes back the request to delete it', () => {
  const restored = changed([{ ...plans, contents: [file(1), file(2), file(3, asked)], archive: [] }, photos])
  expect(restored[0]?.contents[2]).toEqual(file(3))
  const moved = changed([
    { ...plans, archive: [] },
    { ...photos, archive: [file(3, asked)] },
  ])
  expect(moved[1]?.archive[0]).toEqual(file(3, { replacedBy: idOf(1) }))
})

test('the log tells each thing in a line', () => {
  const wish = [
    {
      ...plans,
      contents: [file(3)],
      archive: [file(2)],
      children: [],
    },
    { ...photos, contents: [file(1, { name: 'Eins.pdf', isPublic: true }), file(9, { name: 'Neun.pdf' })] },
  ]
  expect(linesOf(wish)).toEqual([
    ['Ordner entfernt', 'Pläne/Alt', null],
    ['Datei wiederhergestellt', 'Pläne/Datei 3.pdf', 'Pläne/Datei 3.pdf'],
    ['Datei archiviert', 'Pläne/Datei 2.pdf', 'Pläne/Datei 2.pdf'],
    ['Datei verschoben', 'Pläne/Datei 1.pdf', 'Fotos/Eins.pdf'],
    ['Datei veröffentlicht', null, 'Fotos/Eins.pdf'],
    ['Datei abgelegt', idOf(9), 'Fotos/Neun.pdf'],
  ])
  expect(linesOf(tree)).toEqual([])
})

test('of very many changes the log has the first, and how many more', () => {
  const many = [folder('A', { contents: Array.from({ length: 80 }, (_, at) => file(at + 100)) })]
  const wish = [folder('A', { contents: many[0]?.contents.map((one) => ({ ...one, isPublic: true })) ?? [] })]
  const lines = folderChanges(many, changedFolders(many, wish, [], now))
  expect(lines).toHaveLength(51)
  expect(lines[50]).toMatchObject({ newValue: '30' })
})

test('whatever somebody wishes, no file is lost, doubled or made up', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const random = randomOf(seed)
    const before = randomTree(
      random,
      Array.from({ length: 1 + random(12) }, (_, at) => file(at + 1)),
    )
    const coming = Array.from({ length: random(3) }, (_, at) => ({
      serverId: idOf(at + 50),
      size: 5,
      created: now,
    }))
    const wish = randomTree(random, wishedFiles(random, before, coming))
    const idsOf = (folders: Folder[]) => filesOf(folders).map((placed) => placed.file.serverId)
    let after: Folder[]
    try {
      after = changedFolders(before, wish, coming, now)
    } catch {
      continue
    }
    const placed = coming.map(({ serverId }) => serverId).filter((id) => idsOf(wish).includes(id))
    expect(idsOf(after).toSorted()).toEqual([...idsOf(before), ...placed].toSorted())
    // Nobody sees what nobody shared.
    const shared = new Set(
      filesOf(wish)
        .filter((one) => one.file.isPublic)
        .map((one) => one.file.serverId),
    )
    for (const { file: one, isArchived, folder: its } of filesOf(after)) {
      if (one.isPublic) expect(shared.has(one.serverId)).toBe(true)
      if (!isArchived) expect(its.contents.filter(({ name }) => name === one.name)).toHaveLength(1)
    }
    expect(Folder.array().safeParse(after).success).toBe(true)
    expect(() => folderChanges(before, after)).not.toThrow()
  }
})

type Random = (below: number) => number
function randomOf(seed: number): Random {
  let state = seed * 2654435761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0
    return state % below
  }
}

/** Mostly what is there, renamed and shared at will; now and then with one too many or too few. */
function wishedFiles(random: Random, before: Folder[], coming: readonly Waiting[]): ParcelFile[] {
  const all = [...filesOf(before).map((placed) => placed.file), ...coming.map((_, at) => file(at + 50))]
  const wished = all.map((one) => ({
    ...one,
    isPublic: random(3) === 0,
    name: random(4) === 0 ? `Neu ${random(5)}.pdf` : one.name,
    ...(random(5) === 0 && asked),
  }))
  if (random(8) === 0) wished.splice(random(wished.length), 1)
  if (random(8) === 0) wished.push(file(900 + random(5)))
  if (random(8) === 0 && wished[0]) wished.push(wished[0])
  return wished
}

function randomTree(random: Random, files: readonly ParcelFile[]): Folder[] {
  const made = Array.from({ length: 1 + random(5) }, (_, at) => folder(`Ordner ${(at + random(3)) % 7}`))
  for (const one of files) {
    const into = made[random(made.length)]
    if (random(4) === 0) into?.archive.push(one)
    else into?.contents.push(one)
  }
  const top: Folder[] = []
  for (const one of made) {
    const into = random(3) === 0 ? top[random(top.length || 1)]?.children : top
    ;(into ?? top).push(one)
  }
  return top
}
