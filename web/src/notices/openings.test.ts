import { expect, test } from 'vitest'
import { createOpenings } from './openings.ts'

test('opening a place opens everything round it', () => {
  const { opened, open, toggle } = createOpenings()
  open('GR-Lot[2]/GR-Lot-Purpose/BT-21-Lot')
  expect([...opened.get()]).toEqual([
    'GR-Lot[2]',
    'GR-Lot[2]/GR-Lot-Purpose',
    'GR-Lot[2]/GR-Lot-Purpose/BT-21-Lot',
  ])
  toggle('GR-Lot[2]')
  expect(opened.get().has('GR-Lot[2]')).toBe(false)
})

test('when an instance goes, those behind it keep what is open in them', () => {
  const { opened, open, forget } = createOpenings()
  for (const path of ['GR-Lot[1]', 'GR-Lot[2]/A', 'GR-Lot[3]/B', 'GR-Procedure']) open(path)
  forget('GR-Lot[2]')
  expect([...opened.get()]).toEqual(['GR-Lot[1]', 'GR-Lot[2]', 'GR-Lot[2]/B', 'GR-Procedure'])
})

test('the same place can be asked for twice', () => {
  const { target, goTo } = createOpenings()
  goTo('GR-Lot[1]')
  const first = target.get()
  goTo('GR-Lot[1]')
  expect(target.get()).not.toBe(first)
})
