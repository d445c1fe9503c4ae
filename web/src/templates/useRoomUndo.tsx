import { type ReactElement, useState } from 'react'
import { focusOn } from '../ui/form/focus-on.ts'
import { RemovedLine } from '../ui/RemovedLine.tsx'
import type { ListedRoom as Room } from './RoomList.tsx'

type Removed = { room: Room; index: number; name: string }

type Options = {
  rooms: readonly Room[]
  onChange: (rooms: readonly Room[]) => void
  /** Of the button that brings a room back. */
  id: string
  onBack: (index: number) => void
}

/** The room taken away last, and the way to have it back where it was. */
export function useRoomUndo({ rooms, onChange, id, onBack }: Options) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  // What came back another way, with a state loaded anew, is not put there twice.
  const isBack = removed !== null && rooms.some((room) => same(room, removed.room))
  return {
    remove(index: number, name: string) {
      const room = rooms[index]
      if (!room) return
      setRemoved({ room, index, name })
      onChange(rooms.toSpliced(index, 1))
      // Whoever took it away by mistake has the way back under her fingers.
      requestAnimationFrame(() => focusOn(id))
    },
    among(shown: readonly ReactElement[]): readonly ReactElement[] {
      if (!removed || isBack) return shown
      const index = Math.min(removed.index, rooms.length)
      const undo = () => {
        setRemoved(null)
        onChange(rooms.toSpliced(index, 0, removed.room))
        onBack(index)
      }
      const line = (
        <RemovedLine
          key="removed"
          id={id}
          name={removed.name}
          onUndo={undo}
          onClose={() => setRemoved(null)}
        />
      )
      return shown.toSpliced(index, 0, line)
    },
  }
}

const same = (one: Room, other: Room) =>
  one.id === other.id &&
  (one.id !== undefined ||
    (one.name === other.name && one.description === other.description && one.stage === other.stage))
