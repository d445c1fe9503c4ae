import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { foldersOf } from '@allmende/domain/parcels/folder-tree.ts'
import { expect, test } from 'vitest'
import {
  addFolder,
  archiveFile,
  type FolderChange,
  moveFile,
  removeFolder,
  renameFile,
  renameFolder,
  restoreFile,
  shareFile,
  versionsBefore,
} from './folder-changes.ts'
import { countIn } from './folder-tree.ts'

const created = '2026-01-01T10:00:00.000Z'
const file = (serverId: string, part: Partial<ParcelFile> = {}): ParcelFile => ({
  name: `${serverId}.pdf`,
  serverId,
  fileSizeInBytes: 3,
  created,
  isPublic: false,
  deletionRequestUsername: null,
  deletionRequested: null,
  replacedBy: null,
  ...part,
})
const folder = (name: string, part: Partial<Folder> = {}): Folder => ({
  name,
  created,
  children: [],
  contents: [],
  archive: [],
  ...part,
})

const tree = [
  folder('Pläne', {
    contents: [file('lage', { isPublic: true })],
    archive: [file('old', { name: 'lage.pdf', deletionRequestUsername: 'anna', deletionRequested: created })],
    children: [folder('EG', { contents: [file('schnitt')] }), folder('OG')],
  }),
  folder('Altlasten', { archive: [file('v2', { replacedBy: 'lage' }), file('v1', { replacedBy: 'v2' })] }),
]

/** Each folder as one line: its path, what lies in it, what was put away. */
const said = (change: FolderChange) =>
  change(tree) &&
  foldersOf(change(tree) ?? []).map(({ path, folder: { contents, archive } }) => {
    const names = (files: ParcelFile[]) =>
      files.map(({ name, isPublic }) => `${name}${isPublic ? '*' : ''}`).join(' ')
    return `${path}: ${names(contents)} | ${names(archive)}`
  })

const [plans, ground, upper, old] = [
  'Pläne: lage.pdf* | lage.pdf',
  'Pläne/EG: schnitt.pdf | ',
  'Pläne/OG:  | ',
  'Altlasten:  | v2.pdf v1.pdf',
]

test.each<[string, FolderChange, string[] | null]>([
  ['a folder at the top', addFolder('', 'Neu', new Date()), [plans, ground, upper, old, 'Neu:  | ']],
  [
    'a folder in another one',
    addFolder('Pläne/OG', 'Bad', new Date()),
    [plans, ground, upper, 'Pläne/OG/Bad:  | ', old],
  ],
  ['a folder in one that is gone', addFolder('Pläne/DG', 'Bad', new Date()), null],
  ['another name of a folder', renameFolder('Pläne/OG', 'DG'), [plans, ground, 'Pläne/DG:  | ', old]],
  ['an empty folder goes', removeFolder('Pläne/OG'), [plans, ground, old]],
  ['one with something in it stays', removeFolder('Pläne/EG'), null],
  ['and one with something put away', removeFolder('Altlasten'), null],
  ['another name', renameFile('schnitt', 'A.pdf'), [plans, 'Pläne/EG: A.pdf | ', upper, old]],
  ['public', shareFile('schnitt', true), [plans, 'Pläne/EG: schnitt.pdf* | ', upper, old]],
  ['what is gone is not changed', shareFile('nichts', true), null],
  [
    'moved',
    moveFile('lage', 'Pläne/EG'),
    ['Pläne:  | lage.pdf', 'Pläne/EG: schnitt.pdf lage.pdf* | ', upper, old],
  ],
  ['moved to nowhere', moveFile('lage', 'Pläne/DG'), null],
  ['put away, for those inside', archiveFile('lage'), ['Pläne:  | lage.pdf lage.pdf', ground, upper, old]],
  [
    'brought back under a free name',
    restoreFile('old'),
    ['Pläne: lage.pdf* lage (2).pdf | ', ground, upper, old],
  ],
  ['what lies there is not brought back', restoreFile('lage'), null],
])('%s', (_what, change, expected) => {
  expect(said(change)).toEqual(expected)
})

test('what is brought back is no previous version, and nobody wants it deleted', () => {
  const back = foldersOf(restoreFile('old')(tree) ?? [])[0]?.folder.contents[1]
  expect(back).toMatchObject({ replacedBy: null, deletionRequestUsername: null, deletionRequested: null })
})

test('versions are found in whatever folder they were put away, the newest first', () => {
  expect(versionsBefore(tree, 'lage').map(({ serverId }) => serverId)).toEqual(['v2', 'v1'])
  expect(versionsBefore(tree, 'schnitt')).toEqual([])
})

test('what lies deeper is counted, what was put away is not', () => {
  expect(tree.map(countIn)).toEqual([2, 0])
})
