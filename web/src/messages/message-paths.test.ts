import { expect, test } from 'vitest'
import { askHash, chatHash, hashOf, messagePath, newHash, placeIn } from './message-paths.ts'

const key = '3f2c7a52-8a3e-4a94-9f4e-0a3c9f2b1d10'

test.each([
  ['', { kind: 'list' }],
  ['irgendwas', { kind: 'list' }],
  ['nachricht-', { kind: 'list' }],
  ['nachricht-0', { kind: 'list' }],
  ['frage-kurz', { kind: 'list' }],
  [newHash, { kind: 'new' }],
  [chatHash, { kind: 'chat' }],
  [askHash(key), { kind: 'ask', key }],
  [hashOf('message', 4_503_599_627_370_496), { kind: 'message', id: 4_503_599_627_370_496 }],
  [hashOf('reply', 7), { kind: 'reply', id: 7 }],
  [hashOf('answerAll', 7), { kind: 'answerAll', id: 7 }],
] as const)('the address #%s opens %j', (hash, place) => {
  expect(placeIn(hash)).toEqual(place)
})

test('a message has an address of its own', () => {
  expect(messagePath(3, 5_000_000_000)).toBe('/projekte/3/nachrichten#nachricht-5000000000')
})
