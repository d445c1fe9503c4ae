import { Button } from '@mantine/core'
import type { Panorama } from '@allmende/domain/parcels/parcel-media.ts'
import type { MarkerConfig } from '@photo-sphere-viewer/markers-plugin'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { markerOfDrawn } from './drawn-markers.ts'
import classes from './panorama.module.css'
import { texts } from './panorama.texts.ts'
import { isCalm, newSphere, shownPanorama, type Sphere } from './sphere.ts'

export type SphereClick = {
  yaw: number
  pitch: number
  isRight: boolean
  /** The marker that was clicked. */
  id: string | null
}

export type SphereStageProps = {
  panorama: Panorama
  drawn: ReadonlyMap<string, MarkerConfig>
  onSphere: (sphere: Sphere | null) => void
  onClick: (click: SphereClick) => void
}

type State = 'loading' | 'shown' | 'failed' | 'lost'

/** The drawn sphere; walks from one panorama to the next when it is given another. */
export function SphereStage({ panorama, drawn, onSphere, onClick }: SphereStageProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const url = useRef(panorama.url)
  const [sphere, setSphere] = useState<Sphere | null>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const tell = useEffectEvent(onSphere)
  const clicked = useEffectEvent(onClick)
  useEffect(() => {
    url.current = panorama.url
  }, [panorama.url])

  // With another attempt it is made anew: what was lost with its drawing does not come back.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (!place.current) return
    const made = newSphere(place.current)
    const { viewer } = made
    viewer.addEventListener('click', ({ data }) => {
      const marker = data.marker as { id: string } | undefined
      const id = marker ? markerOfDrawn(marker.id) : null
      clicked({ yaw: data.yaw, pitch: data.pitch, isRight: data.rightclick, id })
    })
    const lose = (event: Event) => {
      event.preventDefault()
      setState('lost')
    }
    const canvas = place.current.querySelector('canvas')
    canvas?.addEventListener('webglcontextlost', lose)
    setSphere(made)
    tell(made)
    return () => {
      canvas?.removeEventListener('webglcontextlost', lose)
      tell(null)
      setSphere(null)
      viewer.destroy()
    }
  }, [attempt])

  const show = useEffectEvent((made: Sphere) => shown(made, panorama, () => url.current))
  useEffect(() => {
    if (!sphere) return
    let isCurrent = true
    setState('loading')
    show(sphere).then(
      (isShown) => isCurrent && isShown && setState('shown'),
      () => isCurrent && setState('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [sphere, panorama.id])

  useEffect(() => sphere?.draw(drawn), [sphere, drawn])

  const isFaulty = state === 'failed' || state === 'lost'
  return (
    <>
      <div ref={place} className={classes.sphere} data-state={state} />
      {state === 'loading' && <output className={classes.waiting}>{say(texts.loading)}</output>}
      {isFaulty && (
        <div className={classes.fault}>
          <Alert
            tone="danger"
            title={say(texts[state])}
            action={
              <Button size="sm" variant="default" onClick={() => setAttempt(attempt + 1)}>
                {say(state === 'lost' ? texts.showAgain : houseTexts.retry)}
              </Button>
            }
          >
            {say(state === 'lost' ? texts.lostWhy : texts.failedWhy)}
          </Alert>
        </div>
      )}
    </>
  )
}

/** False where another one was wanted meanwhile. */
async function shown(sphere: Sphere, panorama: Panorama, urlOf: () => string): Promise<boolean> {
  try {
    return await sphere.viewer.setPanorama(shownPanorama(panorama, urlOf), {
      showLoader: false,
      transition: isCalm() ? false : { speed: 900, rotation: false, effect: 'fade' },
    })
  } catch (error) {
    sphere.viewer.hideError()
    throw error
  }
}
