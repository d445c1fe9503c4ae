import type { KeyboardEvent } from 'react'
import type { Sphere } from '../sphere.ts'
import { directionOf } from '../sphere-keys.ts'
import { inRadians } from '../sphere-points.ts'
import type { MarkerEditor } from './useMarkerEditor.ts'

const [smallStep, largeStep] = [inRadians(1), inRadians(5)]

/** In the picture: Enter places in the middle, arrows move what is selected. True where the key meant something. */
export function editByKey(editor: MarkerEditor, sphere: Sphere, { key, shiftKey }: KeyboardEvent): boolean {
  const { editing } = editor
  if (!editing) return false
  const direction = directionOf(key)
  if (editing.mode !== null && key === 'Enter') editor.place(sphere.viewer.getPosition())
  else if (editing.selected !== null && direction) {
    const step = shiftKey ? largeStep : smallStep
    editor.move(direction[0] * step, direction[1] * step)
  } else if (editing.selected !== null && key === 'Delete') editor.remove(editing.selected)
  else return false
  return true
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea') || target.isContentEditable)

/** What stands above the form or hangs open at a field of it takes Escape for itself. */
const isOpenAbove = ({ target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (!currentTarget.contains(target) ||
    target.closest('[data-mantine-stop-propagation="true"], [aria-haspopup][aria-expanded="true"]') !== null)

/** Anywhere in the dialog: Escape leaves a mode, then the selection; steps are taken back and made again. */
export function editAnywhere(editor: MarkerEditor, event: KeyboardEvent): boolean {
  const { editing } = editor
  if (!editing) return false
  const key = event.key.toLowerCase()
  const withCommand = event.ctrlKey || event.metaKey
  if (key === 'escape' && !event.defaultPrevented && !isOpenAbove(event)) {
    if (editing.mode !== null) editor.end()
    else if (editing.selected !== null) editor.choose(null)
    else return false
    return true
  }
  if (!withCommand || isTyping(event.target)) return false
  if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo()
  else if (key === 'z') editor.undo()
  else return false
  return true
}
