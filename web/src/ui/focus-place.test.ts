import { afterEach, expect, test, vi } from 'vitest'
import { focusIfLost, placeBelow } from './focus-place.ts'

afterEach(() => void vi.unstubAllGlobals())

const element = () => ({ tabIndex: 0, hasAttribute: () => false, focus: vi.fn() })
const asElement = (one: ReturnType<typeof element>) => one as unknown as HTMLElement

test('the focus is moved only where nothing has it', () => {
  const [body, button, place] = [element(), element(), element()]
  vi.stubGlobal('document', { body, activeElement: button })
  focusIfLost(asElement(place))
  expect(place.focus).not.toHaveBeenCalled()
  vi.stubGlobal('document', { body, activeElement: body })
  focusIfLost(asElement(place))
  expect(place.focus).toHaveBeenCalledOnce()
  expect(place.tabIndex).toBe(-1)
})

test('after a dialog one is in the one below it, otherwise at the title of the page', () => {
  const [title, below, closed] = [element(), element(), element()]
  const withDialogs = (...dialogs: object[]) =>
    vi.stubGlobal('document', { querySelectorAll: () => dialogs, querySelector: () => title })
  withDialogs(below, closed)
  expect(placeBelow({ current: asElement(closed) })).toBe(below)
  withDialogs(closed)
  expect(placeBelow({ current: asElement(closed) })).toBe(title)
})
