import { expect, test } from 'vitest'
import { Places } from './places.ts'
import { Stamps } from './stamps.ts'

test('the instants of a connection stand in its own place, and both sides see them', () => {
  const gate = Stamps.withPlaces(3)
  const application = new Stamps(gate.shared)
  gate.begin(0, 7)
  gate.begin(1, 8)
  gate.note(0, 100, 1000)
  gate.note(1, 5, 1001)
  gate.note(0, 150, 1002)
  // Within one millisecond.
  gate.note(0, 160, 1002)
  expect(application.piecesOf(0, 7)).toEqual({
    pieces: [
      { until: 100, at: 1000 },
      { until: 160, at: 1002 },
    ],
    isWhole: true,
  })
  expect(application.piecesOf(1, 8).pieces).toEqual([{ until: 5, at: 1001 }])
  expect(application.piecesOf(2, 9).pieces).toEqual([])
})

test('of very many pieces the newest are known, and that there were others', () => {
  const stamps = Stamps.withPlaces(2)
  stamps.begin(1, 1)
  for (let piece = 1; piece <= 100; piece++) stamps.note(1, piece * 10, piece)
  const { pieces, isWhole } = stamps.piecesOf(1, 1)
  expect([pieces[0]?.at, pieces.at(-1), isWhole]).toEqual([70, { until: 1000, at: 100 }, false])
})

test('a place tells nothing of the connection that had it before', () => {
  const stamps = Stamps.withPlaces(1)
  stamps.begin(0, 1)
  stamps.note(0, 10, 1000)
  stamps.release(0, 1)
  stamps.begin(0, 2)
  expect([stamps.piecesOf(0, 1).pieces, stamps.piecesOf(0, 2).pieces]).toEqual([[], []])
})

test('a place is given away again once the application is done with it, too', () => {
  const stamps = Stamps.withPlaces(2)
  const places = new Places(stamps)
  const [first, second] = [places.take(), places.take()]
  expect([first?.place, second?.place, places.take()]).toEqual([0, 1, null])
  stamps.take(0, 1)
  places.giveBack(0, 1, true)
  expect(places.take()).toBe(null)
  stamps.release(0, 1)
  expect(places.take()).toEqual({ place: 0, serial: 3 })
  places.giveBack(1, 2, false)
  expect(places.take()).toEqual({ place: 1, serial: 4 })
})

test('an application that comes to a connection after its place was given to another one leaves that alone', () => {
  const stamps = Stamps.withPlaces(1)
  stamps.begin(0, 1)
  stamps.begin(0, 2)
  stamps.take(0, 2)
  stamps.note(0, 10, 1000)
  stamps.take(0, 1)
  for (const serial of [2, 1]) {
    stamps.know(0, serial)
    stamps.hear(0, serial)
  }
  stamps.release(0, 1)
  expect([stamps.isKnown(0, 2), stamps.isHeard(0, 2)]).toEqual([true, true])
  expect([stamps.isTaken(0, 2), stamps.piecesOf(0, 2).pieces]).toEqual([true, [{ until: 10, at: 1000 }]])
})
