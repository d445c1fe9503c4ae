import { linkedOnlyTo, plainPath } from '@allmende/domain/parcels/linked-markers.ts'
import type { Marker } from '@allmende/domain/parcels/markers.ts'
import { markersText, readMarkers } from '@allmende/domain/parcels/markers-text.ts'
import { mergedMarkers, sameMarkers, type Stays } from '@allmende/domain/parcels/merged-markers.ts'
import { queryClient, rpcQuery } from '../../../rpc/queries.ts'
import { changeParcel } from '../../change-parcel.ts'

/** A marker that two people changed, each in another way; undefined where one deleted it. */
export type Contested = { id: string; mine: Marker | undefined; theirs: Marker | undefined }
export type Choice = ReadonlyMap<string, Stays>

type Saving = {
  parcelId: number
  panoramaId: string
  /** What was there when the work began. */
  base: readonly Marker[]
  mine: readonly Marker[]
  /** Asks which one stays; null: nothing is saved. */
  ask: (contested: readonly Contested[]) => Promise<Choice | null>
}

/** `gone`: the panorama was removed meanwhile; `isUnlinked`: one that markers led to was, and they lead nowhere now. */
export type Saved =
  | { outcome: 'saved' | 'merged'; markers: readonly Marker[]; isUnlinked: boolean }
  | { outcome: 'gone' }
  | { outcome: 'left' }

type Found = { outcome: 'saved' | 'merged' | 'gone'; open: Contested[]; isUnlinked: boolean }

/** The server takes no way to a panorama that is not there: one that was dropped meanwhile is let go. */
export const withLivingLinks = (
  markers: readonly Marker[],
  panoramas: readonly { id: string; url: string }[],
  panoramaId: string,
): Marker[] => {
  const others = panoramas.filter(({ id }) => id !== panoramaId)
  return linkedOnlyTo(markers, new Set(others.map(({ url }) => plainPath(url))))
}

/** Saves markers together with what somebody else made of them meanwhile. */
export async function saveMarkers({ parcelId, panoramaId, base, mine, ask }: Saving): Promise<Saved> {
  let choice: Choice = new Map()
  /** What was decided about is decided again when it changed once more. */
  let askedAbout: readonly Contested[] = []
  for (;;) {
    const found: Found = { outcome: 'gone', open: [], isUnlinked: false }
    await changeParcel(parcelId, ({ panoramas }) => {
      const panorama = panoramas.find(({ id }) => id === panoramaId)
      if (!panorama) return null
      const theirs = readMarkers(panorama.markers)
      const { markers, contested } = mergedMarkers(base, mine, theirs, choice)
      found.outcome = sameMarkers(base, theirs) ? 'saved' : 'merged'
      const all = contested.map((id) => contestedOf(id, mine, theirs))
      found.open = all.some((each) => !isAskedAbout(each, askedAbout)) ? all : []
      if (found.open.length > 0) return null
      const linked = withLivingLinks(markers, panoramas, panoramaId)
      found.isUnlinked = !sameMarkers(linked, markers)
      return {
        panoramas: panoramas.map(({ id, name }) =>
          id === panoramaId ? { id, name, markers: markersText(linked) } : { id, name },
        ),
      }
    })
    if (found.open.length === 0)
      return found.outcome === 'gone'
        ? { outcome: 'gone' }
        : {
            outcome: found.outcome,
            markers: keptMarkers(parcelId, panoramaId),
            isUnlinked: found.isUnlinked,
          }
    const chosen = await ask(found.open)
    if (!chosen) return { outcome: 'left' }
    choice = chosen
    askedAbout = found.open
  }
}

const contestedOf = (id: string, mine: readonly Marker[], theirs: readonly Marker[]): Contested => ({
  id,
  mine: mine.find((marker) => marker.id === id),
  theirs: theirs.find((marker) => marker.id === id),
})

const isAskedAbout = ({ id, theirs }: Contested, asked: readonly Contested[]): boolean =>
  asked.some(
    (each) => each.id === id && sameMarkers(each.theirs ? [each.theirs] : [], theirs ? [theirs] : []),
  )

/** As the server keeps them. */
function keptMarkers(parcelId: number, panoramaId: string): Marker[] {
  const parcel = queryClient.getQueryData(rpcQuery('getPropertyById', parcelId).queryKey)
  return readMarkers(parcel?.panoramas?.find(({ id }) => id === panoramaId)?.markers ?? '')
}
