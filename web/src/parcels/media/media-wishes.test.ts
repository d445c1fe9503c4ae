import { expect, test } from 'vitest'
import { captioned, type MediaParts, movedBeside, orderedAs, removed, shownOutside } from './media-wishes.ts'

const image = (id: string, name = '') => ({
  id,
  name,
  originalFileName: '',
  url: '',
  fileSizeInBytes: 1,
  created: '',
  state: 'READY' as const,
  width: 1,
  height: 1,
})
const parts = (...ids: string[]): MediaParts => ({
  images: ids.map((id) => image(id)),
  panoramas: [],
  publicFields: ['size'],
})
const idsOf = ({ images }: MediaParts) => images.map(({ id }) => id).join('')

test('a picture stands beside another, wherever that is by then', () => {
  expect(idsOf(movedBeside('image', 'c', 'a', 'before')(parts('a', 'b', 'c')))).toBe('cab')
  expect(idsOf(movedBeside('image', 'a', 'c', 'behind')(parts('a', 'b', 'c')))).toBe('bca')
  expect(idsOf(movedBeside('image', 'a', 'c', 'behind')(parts('c', 'x', 'a')))).toBe('cax')
})

test('beside one that somebody has removed it stays where it is', () => {
  const before = parts('a', 'b')
  expect(movedBeside('image', 'a', 'c', 'behind')(before)).toBe(before)
})

test('an order comes back around what came and went since', () => {
  expect(idsOf(orderedAs('image', ['b', 'x', 'a'])(parts('a', 'b', 'c')))).toBe('bac')
})

test('what is so already is no change', () => {
  const before = parts('a')
  expect(captioned('image', 'a', '')(before)).toBe(before)
  expect(removed('image', 'z')(before)).toBe(before)
  expect(shownOutside('image', false)(before)).toBe(before)
})

test('a caption, a removal and what visitors see', () => {
  expect(captioned('image', 'b', 'Zufahrt')(parts('a', 'b')).images[1]?.name).toBe('Zufahrt')
  expect(idsOf(removed('image', 'a')(parts('a', 'b')))).toBe('b')
  const shown = shownOutside('panorama', true)(parts())
  expect(shown.publicFields).toEqual(['size', 'panoramas'])
  expect(shownOutside('panorama', false)(shown).publicFields).toEqual(['size'])
})
