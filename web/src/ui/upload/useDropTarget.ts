import { type DragEvent, useState } from 'react'
import { droppedFiles, type PickedFile } from './dropped-files.ts'

type Options = { disabled: boolean; onFiles: (files: readonly PickedFile[]) => void }

/** Lets files and folders be dropped on an element: spread `handlers` there. */
export function useDropTarget({ disabled, onFiles }: Options) {
  const [over, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(!disabled)
    },
    onDragLeave({ relatedTarget, currentTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      if (!disabled) void droppedFiles(event.dataTransfer).then(onFiles)
    },
  }
  return { over, handlers }
}
