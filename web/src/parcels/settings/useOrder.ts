import { useState } from 'react'
import { useCarrying } from '../../ui/drag/useCarrying.ts'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { indexIn, moved } from './ordered.ts'
import { texts } from './parcel-settings.texts.ts'

type OrderOptions<Item> = {
  /** What the places of this list begin with. */
  id: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  onChange: (items: Item[]) => void
}

export const handleId = (id: string, index: number) => `${id}.${index}.handle`
export const arrowId = (id: string, index: number, by: -1 | 1) => `${id}.${index}.${by < 0 ? 'up' : 'down'}`

/** Entries of one list change places: carried with pointer or keys, or step by step. */
export function useOrder<Item>({ id, items, nameOf, onChange }: OrderOptions<Item>) {
  const say = useSay()
  const [spoken, setSpoken] = useState('')
  const placeOf = (index: number) => `${id}.${index}`
  const nameAt = (index: number): string => {
    const item = items[index]
    return (item === undefined ? '' : nameOf(item)) || say(texts.unnamed)
  }
  const facts = (from: number, at: number) => ({ name: nameAt(from), at: at + 1, n: items.length })

  function move(from: number, to: number, focusAfter: (index: number) => string) {
    if (to < 0 || to >= items.length) return
    if (to !== from) onChange(moved(items, from, to))
    setSpoken(say(to === from ? texts.stays : texts.put, facts(from, to)))
    requestAnimationFrame(() => focusOn(focusAfter(to)))
  }
  const carrying = useCarrying({
    places: items.map((_item, index) => placeOf(index)),
    onLift: (key) => {
      const from = indexIn(id, key) ?? 0
      setSpoken(say(texts.lifted, facts(from, from)))
    },
    onOver: (_key, place) => {
      const at = place === null ? null : indexIn(id, place)
      if (at !== null) setSpoken(say(texts.over, { at: at + 1, n: items.length }))
    },
    onDrop: (key, place) => {
      const from = indexIn(id, key) ?? 0
      move(from, indexIn(id, place) ?? from, (index) => handleId(id, index))
    },
    onCancel: (key) => setSpoken(say(texts.stays, { name: nameAt(indexIn(id, key) ?? 0) })),
  })
  const { carried } = carrying
  const from = carried && indexIn(id, carried.key)
  const over = carried?.over == null ? null : indexIn(id, carried.over)
  return {
    carried: carried && { ...carried, name: nameAt(from ?? 0) },
    spoken,
    isCarried: (index: number) => from === index,
    /** On which side of an entry the carried one would come to lie. */
    landing: (index: number) =>
      from === null || over !== index || over === from ? undefined : over < from ? 'before' : 'behind',
    place: (index: number) => ({ 'data-place': placeOf(index) }),
    handle: (index: number) => ({
      id: handleId(id, index),
      ...carrying.handle(placeOf(index), placeOf(index)),
    }),
    step: (index: number, by: -1 | 1) => move(index, index + by, (to) => arrowId(id, to, by)),
  }
}
