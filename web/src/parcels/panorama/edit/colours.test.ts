import { expect, test } from 'vitest'
import { colourParts, joinedColour } from './colours.ts'

test('a colour and what it covers are chosen apart', () => {
  expect(colourParts('#00000080')).toEqual({ colour: '#000000', opacity: '50' })
  expect(colourParts('#FF0000')).toEqual({ colour: '#ff0000', opacity: '100' })
  expect(joinedColour('#000000', '50')).toBe('#00000080')
  expect(joinedColour('#12ab34', '0')).toBe('#12ab3400')
  expect(colourParts('red').colour).toBe('#000000')
})
