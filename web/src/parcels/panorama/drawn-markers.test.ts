import { newMarker } from '@allmende/domain/parcels/markers.ts'
import { expect, test } from 'vitest'
import { drawnMarker, markerOfDrawn } from './drawn-markers.ts'
import { cornerPrefix, draftPrefix } from './useDrawnMarkers.ts'

test.each(['constructor', 'toString', 'hasOwnProperty', 'corner-0', 'draft-line'])(
  'a marker called %s is drawn under a name that nothing else has',
  (id) => {
    const drawn = drawnMarker(newMarker(id, { type: 'pin', position: { yaw: 0, pitch: 0 } }), 'Eiche', false)
    expect(drawn.id in {}).toBe(false)
    expect(drawn.id.startsWith(cornerPrefix) || drawn.id.startsWith(draftPrefix)).toBe(false)
    expect(markerOfDrawn(drawn.id)).toBe(id)
  },
)

test('what helps to draw is no marker', () => {
  expect(markerOfDrawn(`${cornerPrefix}0`)).toBeNull()
})
