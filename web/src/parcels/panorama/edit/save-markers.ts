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

/** `gone`: the panorama was removed meanwhile. */
export type Saved =
  | { outcome: 'saved' | 'merged'; markers: readonly Marker[] }
  | { outcome: 'gone' }
  | { outcome: 'left' }

/** Saves markers together with what somebody else made of them meanwhile. */
export async function saveMarkers({ parcelId, panoramaId, base, mine, ask }: Saving): Promise<Saved> {
  let choice: Choice = new Map()
  /** What was decided about is decided again when it changed once more. */
  let askedAbout: readonly Contested[] = []
  for (;;) {
    const found: { outcome: 'saved' | 'merged' | 'gone'; open: Contested[] } = { outcome: 'gone', open: [] }
    await changeParcel(parcelId, ({ panoramas }) => {
      const panorama = panoramas.find(({ id }) => id === panoramaId)
      if (!panorama) return null
      const theirs = readMarkers(panorama.markers)
      const { markers, contested } = mergedMarkers(base, mine, theirs, choice)
      found.outcome = sameMarkers(base, theirs) ? 'saved' : 'merged'
      const all = contested.map((id) => contestedOf(id, mine, theirs))
      found.open = all.some((each) => !isAskedAbout(each, askedAbout)) ? all : []
      if (found.open.length > 0) return null
      return {
        panoramas: panoramas.map(({ id, name }) =>
          id === panoramaId ? { id, name, markers: markersText(markers) } : { id, name },
        ),
      }
    })
    if (found.open.length === 0)
      return found.outcome === 'gone'
        ? { outcome: 'gone' }
        : { outcome: found.outcome, markers: keptMarkers(parcelId, panoramaId) }
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
