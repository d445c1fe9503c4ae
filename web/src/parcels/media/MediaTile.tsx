import { VisuallyHidden } from '@mantine/core'
import { useSay } from '../../ui/language.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import classes from './media.module.css'
import { texts, whyFailed } from './media.texts.ts'
import type { ShownMedia } from './shown-media.ts'

type MediaTileProps = {
  parcelId: number
  media: ShownMedia
  /** Those inside are told what is missing. */
  isInside: boolean
  onOpen: () => void
}

/** One place of the strip: what can be seen opens when it is pressed. */
export function MediaTile({ parcelId, media, isInside, onOpen }: MediaTileProps) {
  const say = useSay()
  const { state, kind, name } = media
  const picture = <MediaThumbnail parcelId={parcelId} media={media} />
  return (
    <li className={classes.tile}>
      {state === 'READY' ? (
        <button type="button" className={classes.frame} data-media={media.id} onClick={onOpen}>
          <VisuallyHidden>{say(kind === 'image' ? texts.openImage : texts.openPanorama)}</VisuallyHidden>
          {picture}
        </button>
      ) : (
        <div className={classes.frame}>{picture}</div>
      )}
      {name && <p className={classes.caption}>{name}</p>}
      {isInside && state === 'FAILED' && <p className={classes.missing}>{say(whyFailed(media))}</p>}
      {isInside && state !== 'FAILED' && !name && <p className={classes.missing}>{say(texts.noCaption)}</p>}
    </li>
  )
}
