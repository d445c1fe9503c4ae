import { useState } from 'react'
import { renewParcel } from './renewed-parcel.ts'

/**
 * The address of a picture for as long as it is on the screen. A newer signature does not load again what is there
 * already; one that is over is asked for anew, once.
 */
export function useLastingPicture(parcelId: number, url: string) {
  const [shown, setShown] = useState({ url, hasFailed: false, hasAsked: false })
  const path = (address: string) => address.split('?')[0]
  // Another picture in the same place, or the newer signature that was asked for.
  if (url !== shown.url && (shown.hasFailed || path(url) !== path(shown.url)))
    setShown({ url, hasFailed: false, hasAsked: shown.hasAsked && path(url) === path(shown.url) })

  function fail() {
    setShown({ ...shown, hasFailed: true, hasAsked: true })
    if (!shown.hasAsked) void renewParcel(parcelId)
  }
  return { url: shown.url, hasFailed: shown.hasFailed, onError: fail }
}
