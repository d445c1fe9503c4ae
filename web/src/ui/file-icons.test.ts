import { expect, test } from 'vitest'
import { fileKind } from './file-icons.ts'

test.each([
  ['plan.pdf', 'pdf'],
  ['PLAN.PDF', 'pdf'],
  ['brief.doc', 'text'],
  ['brief.docx', 'text'],
  ['preise.xls', 'table'],
  ['preise.v2.xlsx', 'table'],
  ['folien.ppt', 'slides'],
  ['folien.pptx', 'slides'],
  ['foto.jpeg', 'picture'],
  ['alles.zip', 'archive'],
  ['modell.x83', 'other'],
  ['pdf', 'other'],
  ['', 'other'],
])('%s is a %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind)
})
