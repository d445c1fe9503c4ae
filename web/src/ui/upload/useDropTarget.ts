import { type DragEvent, useState } from 'react'
import { droppedFiles, type PickedFile } from './dropped-files.ts'

type Options = { disabled: boolean; onFiles: (files: readonly PickedFile[]) => void }

/** Where one lies in another, or a dialog was opened from one, only the innermost takes what is dropped. */
function isMeant({ target, currentTarget }: DragEvent): boolean {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
  return element?.closest('[data-drop-target]') === currentTarget
}

/** Lets files and folders be dropped on an element: spread `handlers` there. */
export function useDropTarget({ disabled, onFiles }: Options) {
  const [over, setOver] = useState(false)
  const handlers = {
    'data-drop-target': true,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(!disabled && isMeant(event))
    },
    onDragLeave({ relatedTarget, currentTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      if (!disabled && isMeant(event)) void droppedFiles(event.dataTransfer).then(onFiles)
    },
  }
  return { over, handlers }
}
