import { sizedMedia } from '@allmende/domain/parcels/parcel-media.ts'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import classes from './Lightbox.module.css'
import { lightboxTexts as texts } from './media.texts.ts'
import { sayMedia, type ShownMedia } from './shown-media.ts'
import { useLastingPicture } from './useLastingPicture.ts'
import type { Swipe } from './useSwipe.ts'
import type { Zoom } from './useZoom.ts'

type LightboxStageProps = {
  parcelId: number
  image: ShownMedia
  zoom: Zoom
  swipe: Swipe
  /** Null at the end. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

export function LightboxStage({ parcelId, image, zoom, swipe, onPrevious, onNext }: LightboxStageProps) {
  const say = useSay()
  const { isZoomed, stage } = zoom
  return (
    <div className={classes.stageFrame}>
      <div
        ref={stage}
        className={classes.stage}
        data-zoomed={isZoomed || undefined}
        {...swipe}
        // Enlarged, it is moved by keys.
        {...(isZoomed && { tabIndex: 0, role: 'region', 'aria-label': say(texts.stage) })}
      >
        <Picture key={image.id} parcelId={parcelId} image={image} />
      </div>
      <Way icon={IconChevronLeft} side="left" label={say(texts.previous)} onGo={onPrevious} />
      <Way icon={IconChevronRight} side="right" label={say(texts.next)} onGo={onNext} />
    </div>
  )
}

/** The small one is there at once, the large one comes over it. */
function Picture({ parcelId, image }: { parcelId: number; image: ShownMedia }) {
  const say = useSay()
  const { url, hasFailed, onError } = useLastingPicture(parcelId, image.url)
  const [isThere, setThere] = useState(false)
  if (hasFailed) return <p className={classes.fault}>{say(texts.notLoaded)}</p>
  return (
    <div className={classes.picture}>
      {!isThere && <img src={sizedMedia(url, 'preview')} alt="" draggable={false} />}
      <img
        key={url}
        src={sizedMedia(url, 'web')}
        alt={sayMedia(say, image)}
        draggable={false}
        data-there={isThere || undefined}
        onLoad={() => setThere(true)}
        onError={onError}
      />
    </div>
  )
}

type WayProps = { icon: typeof IconChevronLeft; side: string; label: string; onGo: (() => void) | null }

/** Not disabled at the end, so that it keeps the focus when one arrives there. */
const Way = ({ icon: Icon, side, label, onGo }: WayProps) => (
  <ActionIcon
    className={classes.way ?? ''}
    data-side={side}
    size={44}
    aria-label={label}
    aria-disabled={onGo === null}
    onClick={() => onGo?.()}
  >
    <Icon size={24} aria-hidden />
  </ActionIcon>
)
