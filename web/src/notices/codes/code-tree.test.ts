import { expect, test } from 'vitest'
import { codeTree, searchTree, treeLists, wayTo } from './code-tree.ts'

const cpv = codeTree('cpv', [
  ['03000000', 'Landwirtschaft'],
  ['03100000', 'Erzeugnisse der Landwirtschaft'],
  ['03110000', 'Feldfrüchte'],
  ['03111000', 'Samen'],
  ['03111100', 'Sojabohnen'],
  ['03121100', 'Lebende Pflanzen'],
  ['45000000', 'Bauarbeiten'],
])

test.each([
  ['03111100', '03111000'],
  ['03111000', '03110000'],
  ['03110000', '03100000'],
  ['03100000', '03000000'],
  ['03000000', null],
  ['45300000', '45000000'],
])('the code above %s is %s', (code, parent) => {
  expect(treeLists.cpv(code)).toBe(parent)
})

test('a parent the list lacks is skipped', () => {
  const way = wayTo(cpv.all.get('03121100') ?? expect.fail())
  expect(way.map(({ code }) => code)).toEqual(['03000000', '03100000', '03121100'])
  expect(cpv.roots.map(({ code }) => code)).toEqual(['03000000', '45000000'])
})

test('regions hang on their country', () => {
  const nuts = codeTree('nuts', [
    ['DE', 'Deutschland'],
    ['DE1', 'Baden-Württemberg'],
    ['DE11', 'Stuttgart'],
    ['DE119', 'Hohenlohekreis'],
    ['AT1', 'Ostösterreich'],
  ])
  expect(nuts.roots.map(({ code }) => code)).toEqual(['DE', 'AT1'])
  expect(wayTo(nuts.all.get('DE119') ?? expect.fail()).map(({ code }) => code)).toEqual([
    'DE',
    'DE1',
    'DE11',
    'DE119',
  ])
})

test('found by code, by several words, without accents', () => {
  const codes = (search: string) => searchTree(cpv, search, 10).map(({ code }) => code)
  expect(codes('0311')).toEqual(['03110000', '03111000', '03111100'])
  expect(codes('erzeugnisse land')).toEqual(['03100000'])
  expect(codes('feldfruchte')).toEqual(['03110000'])
  expect(codes('land')).toEqual(['03000000', '03100000'])
  expect(codes('sa')).toEqual(['03111000'])
  expect(codes('  ')).toEqual([])
})
