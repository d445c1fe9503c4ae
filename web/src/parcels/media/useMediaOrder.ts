import type { MediaKind } from '@allmende/domain/parcels/parcel-media.ts'
import { useState } from 'react'
import { useCarrying } from '../../ui/drag/useCarrying.ts'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { editTexts as texts } from './media-edit.texts.ts'
import { movedBeside, orderedAs } from './media-wishes.ts'
import { sayMedia, type ShownMedia } from './shown-media.ts'
import type { ChangeMedia } from './useMediaChanges.ts'

type MediaOrderOptions = { kind: MediaKind; media: readonly ShownMedia[]; change: ChangeMedia }

export const controlId = (id: string, control: 'handle' | 'earlier' | 'later' | 'remove') =>
  `${id}.${control}`

/** Pictures of one list change places: carried with pointer or keys, or step by step. Others may change it meanwhile. */
export function useMediaOrder({ kind, media, change }: MediaOrderOptions) {
  const say = useSay()
  const [spoken, setSpoken] = useState('')
  const [before, setBefore] = useState<readonly string[] | null>(null)
  const indexOf = (id: string) => media.findIndex((each) => each.id === id)
  const factsOf = (id: string, at = indexOf(id)) => {
    const one = media.find((each) => each.id === id)
    return { name: one ? sayMedia(say, one) : '', at: at + 1, n: media.length }
  }
  const place = (id: string) => `${kind}.${id}`
  const idAt = (where: string) => (where.startsWith(`${kind}.`) ? where.slice(kind.length + 1) : null)

  function move(id: string, to: number, focusAfter: string) {
    const from = indexOf(id)
    const anchor = media[to]
    if (from === -1 || !anchor) return
    setSpoken(say(to === from ? texts.stays : texts.put, factsOf(id, to)))
    if (to === from) return
    setBefore(media.map((each) => each.id))
    void change(movedBeside(kind, id, anchor.id, to < from ? 'before' : 'behind'))
    requestAnimationFrame(() => focusOn(focusAfter))
  }
  const carrying = useCarrying({
    places: media.map(({ id }) => place(id)),
    onLift: (id) => setSpoken(say(texts.lifted, factsOf(id))),
    onOver: (_id, where) => {
      const over = where === null ? null : idAt(where)
      if (over === null) return
      setSpoken(say(texts.over, factsOf(over)))
      document.querySelector(`[data-place="${place(over)}"]`)?.scrollIntoView({ block: 'nearest' })
    },
    onDrop: (id, where) => move(id, indexOf(idAt(where) ?? id), controlId(id, 'handle')),
    onCancel: (id) => setSpoken(say(texts.stays, factsOf(id))),
  })
  const { carried } = carrying
  const over = carried?.over == null ? null : idAt(carried.over)

  function undo() {
    if (!before) return
    setBefore(null)
    setSpoken(say(texts.undone))
    void change(orderedAs(kind, before))
  }
  return {
    spoken,
    carried: carried && { ...carried, name: factsOf(carried.key).name },
    /** On which side of a picture the carried one would come to lie. */
    landing(id: string) {
      if (!carried || over !== id || carried.key === id) return undefined
      return indexOf(id) < indexOf(carried.key) ? 'before' : 'behind'
    },
    place: (id: string) => ({ 'data-place': place(id) }),
    grip: carrying.grip,
    handle: (id: string) => ({ id: controlId(id, 'handle'), ...carrying.handle(id, place(id)) }),
    step: (id: string, by: -1 | 1) => move(id, indexOf(id) + by, controlId(id, by < 0 ? 'earlier' : 'later')),
    undo: before ? undo : null,
  }
}
export type MediaOrder = ReturnType<typeof useMediaOrder>
