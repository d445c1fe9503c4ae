import { expect, test } from 'vitest'
import { TypedText } from './typed-text.ts'

const field = (value = '', more = {}) => ({ value, readOnly: false, type: 'textarea', ...more })

test.each([
  ['nothing was written', field(), '', false],
  ['something was written', field(), 'Zu teuer.', true],
  ['only blanks were written', field(), '  ', false],
  ['what stood there was changed', field('Zu teuer.'), 'Zu spät.', true],
  ['what stood there was taken away', field('Zu teuer.'), '', true],
  ['what stood there is as it was', field('Zu teuer.'), 'Zu teuer.', false],
  ['something was chosen from a list', field('', { readOnly: true, type: 'text' }), 'Los 1', false],
  ['an option was chosen', field('1', { type: 'radio' }), '2', false],
])('where %s', (_how, place, after, expected) => {
  const typed = new TypedText()
  typed.entered(place)
  place.value = after
  expect(typed.isThere).toBe(expected)
})

test('a field that is entered again is compared with how it was at first', () => {
  const typed = new TypedText()
  const place = field()
  typed.entered(place)
  place.value = 'Zu teuer.'
  typed.entered(place)
  expect(typed.isThere).toBe(true)
  place.value = ''
  expect(typed.isThere).toBe(false)
})
