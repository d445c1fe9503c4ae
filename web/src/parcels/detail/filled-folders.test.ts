import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { expect, test } from 'vitest'
import { filledFolders } from './filled-folders.ts'

const folder = (name: string, more: Partial<Folder> = {}): Folder => ({
  name,
  created: '2026-05-04T08:00:00Z',
  children: [],
  contents: [],
  archive: [],
  ...more,
})
const file = {
  name: 'plan.pdf',
  serverId: '6f1ddf0c-30c1-4f6c-9d39-4f3e1c9a5a10',
  fileSizeInBytes: 12,
  created: '2026-05-04T08:00:00Z',
  isPublic: true,
  deletionRequestUsername: null,
  deletionRequested: null,
  replacedBy: null,
}

test('folders without any file are left out, however deep they lie', () => {
  const plans = folder('Pläne', { contents: [file] })
  const parent = folder('Unterlagen', { children: [folder('Leer'), plans] })
  expect(filledFolders([folder('Fotos', { children: [folder('Alt')] }), parent])).toEqual([
    folder('Unterlagen', { children: [plans] }),
  ])
})

test('nothing is left of empty folders', () => {
  expect(filledFolders([folder('Fotos')])).toEqual([])
})
