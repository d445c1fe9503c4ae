import { sizedMedia } from '@allmende/domain/parcels/parcel-media.ts'
import { Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { focusOnPlace, pageTitle } from '../../ui/focus-place.ts'
import { useSay } from '../../ui/language.tsx'
import { LightboxBar } from './LightboxBar.tsx'
import { LightboxStage } from './LightboxStage.tsx'
import classes from './Lightbox.module.css'
import { lightboxTexts as texts, texts as mediaTexts } from './media.texts.ts'
import { sayMedia, type ShownMedia } from './shown-media.ts'
import { useSwipe } from './useSwipe.ts'
import { useZoom } from './useZoom.ts'

type LightboxProps = {
  parcelId: number
  /** Those that can be shown, in their order. */
  images: readonly ShownMedia[]
  /** The one that is open, by its id. */
  open: string
  /** Those inside may have the original, and are told what is missing. */
  isInside: boolean
  onShow: (id: string) => void
  onClose: () => void
}

/** One picture as large as the screen allows, and the way to its neighbours. */
export function Lightbox({ parcelId, images, open, isInside, onShow, onClose }: LightboxProps) {
  const say = useSay()
  const at = images.findIndex(({ id }) => id === open)
  const image = images[at]
  const zoom = useZoom(open)
  useFocusReturn(open)
  useAhead([images[at + 1], images[at - 1]])
  const go = (to: number) => {
    const next = images[Math.min(Math.max(to, 0), images.length - 1)]
    if (next && next.id !== open) onShow(next.id)
  }
  useKeys((key) => {
    if (key === 'Escape') {
      onClose()
      return true
    }
    // Enlarged, the arrows move the picture itself.
    const isMoving = zoom.isZoomed && key.startsWith('Arrow')
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: images.length - 1 }[key]
    if (to === undefined || isMoving) return false
    go(to)
    return true
  })
  const swipe = useSwipe((by) => !zoom.isZoomed && go(at + by))
  if (!image) return null
  const facts = { at: at + 1, n: images.length, name: sayMedia(say, image) }
  const spoken = say(texts.spoken, facts)
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={onClose}
      closeOnEscape={false}
      lockScroll={false}
      returnFocus={false}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Content
        classNames={{ content: classes.content ?? '' }}
        // Escape is not for a dialog that the picture lies upon.
        onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      >
        <Modal.Title className={classes.title}>{spoken}</Modal.Title>
        <LightboxBar image={image} position={say(texts.position, facts)} zoom={zoom} isInside={isInside} />
        <LightboxStage
          parcelId={parcelId}
          image={image}
          zoom={zoom}
          swipe={swipe}
          onPrevious={at > 0 ? () => go(at - 1) : null}
          onNext={at < images.length - 1 ? () => go(at + 1) : null}
        />
        <p className={classes.caption}>{image.name || (isInside && say(mediaTexts.noCaption))}</p>
        <output className={classes.spoken} aria-live="polite">
          {spoken}
        </output>
      </Modal.Content>
    </Modal.Root>
  )
}

function useKeys(onKey: (key: string) => boolean) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (onKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Back to the picture in the strip that was looked at last. */
function useFocusReturn(open: string) {
  const last = useRef(open)
  useEffect(() => {
    last.current = open
  }, [open])
  useEffect(() => {
    const before = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        const tiles = [...document.querySelectorAll<HTMLElement>('button[data-media]')]
        const tile = tiles.findLast(({ dataset }) => dataset['media'] === last.current)
        const place = tile ?? (before instanceof HTMLElement && before.isConnected ? before : null)
        if (place) place.focus()
        else focusOnPlace(pageTitle())
      })
    }
  }, [])
}

/** Whoever goes on finds the next one there already. */
function useAhead(neighbours: readonly (ShownMedia | undefined)[]) {
  const [next, previous] = neighbours.map((each) => each?.url)
  useEffect(() => {
    for (const url of [next, previous]) if (url !== undefined) new Image().src = sizedMedia(url, 'web')
  }, [next, previous])
}
