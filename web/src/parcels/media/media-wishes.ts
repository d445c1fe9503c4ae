import type { MediaKind } from '@allmende/domain/parcels/parcel-media.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'

/** What is changed of a parcel at its pictures. */
export type MediaParts = Pick<WholeParcel, 'images' | 'panoramas' | 'publicFields'>

/** Put to whatever others have made of it; gives the very same where there is nothing left to do. */
export type MediaWish = (parts: MediaParts) => MediaParts

export const mediaLists = { image: 'images', panorama: 'panoramas' } as const satisfies Record<
  MediaKind,
  string
>

type Listed = { id: string; name: string }

const inList =
  (kind: MediaKind, change: <Media extends Listed>(list: Media[]) => Media[]): MediaWish =>
  (parts) => {
    const { images, panoramas } = parts
    const changed =
      kind === 'image' ? { ...parts, images: change(images) } : { ...parts, panoramas: change(panoramas) }
    const key = mediaLists[kind]
    return isSame(parts[key], changed[key]) ? parts : changed
  }

const isSame = (one: readonly Listed[], other: readonly Listed[]): boolean =>
  one.length === other.length &&
  one.every(({ id, name }, index) => id === other[index]?.id && name === other[index].name)

export const captioned = (kind: MediaKind, id: string, name: string): MediaWish =>
  inList(kind, (list) => list.map((each) => (each.id === id ? { ...each, name } : each)))

export const removed = (kind: MediaKind, id: string): MediaWish =>
  inList(kind, (list) => list.filter((each) => each.id !== id))

/** Before or behind another one, wherever that stands by then. */
export const movedBeside = (
  kind: MediaKind,
  id: string,
  anchor: string,
  side: 'before' | 'behind',
): MediaWish =>
  inList(kind, (list) => {
    const one = list.filter((each) => each.id === id)
    const others = list.filter((each) => each.id !== id)
    const at = others.findIndex((each) => each.id === anchor)
    return at === -1 ? list : others.toSpliced(side === 'before' ? at : at + 1, 0, ...one)
  })

/** In the order in which these were; what came since stays behind them. */
export const orderedAs = (kind: MediaKind, ids: readonly string[]): MediaWish =>
  inList(kind, (list) => [
    ...ids.flatMap((id) => list.filter((each) => each.id === id)),
    ...list.filter(({ id }) => !ids.includes(id)),
  ])

/** Whether visitors see the pictures, or the panoramas. */
export const shownOutside =
  (kind: MediaKind, isPublic: boolean): MediaWish =>
  (parts) => {
    const field = mediaLists[kind]
    const { publicFields } = parts
    if (publicFields.includes(field) === isPublic) return parts
    return {
      ...parts,
      publicFields: isPublic ? [...publicFields, field] : publicFields.filter((name) => name !== field),
    }
  }
