import { sizedMedia } from '@allmende/domain/parcels/parcel-media.ts'
import { IconAlertTriangle, IconHourglass, IconPanoramaHorizontal, IconPhotoOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSay } from '../../ui/language.tsx'
import classes from './media.module.css'
import { texts } from './media.texts.ts'
import { sayMedia, type ShownMedia } from './shown-media.ts'
import { useLastingPicture } from './useLastingPicture.ts'

type MediaThumbnailProps = { parcelId: number; media: ShownMedia }

/** A picture in the size of a stamp, or what has become of it. Its place is the same whatever there is to see. */
export function MediaThumbnail({ parcelId, media }: MediaThumbnailProps) {
  const say = useSay()
  const { url, hasFailed, onError } = useLastingPicture(parcelId, media.url)
  if (media.state === 'MAKING')
    return <Instead icon={<IconHourglass size={24} aria-hidden />}>{say(texts.making)}</Instead>
  if (media.state === 'FAILED')
    return <Instead icon={<IconAlertTriangle size={24} aria-hidden />}>{say(texts.failed)}</Instead>
  return (
    <>
      {hasFailed ? (
        <Instead icon={<IconPhotoOff size={24} aria-hidden />}>{say(texts.notLoaded)}</Instead>
      ) : (
        <img
          key={url}
          className={classes.thumbnail}
          src={sizedMedia(url, 'thumbnail')}
          alt={sayMedia(say, media)}
          width={252}
          height={168}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onError}
        />
      )}
      {media.kind === 'panorama' && (
        <span className={classes.kind} aria-hidden>
          <IconPanoramaHorizontal size={16} aria-hidden />
          {say(texts.panorama)}
        </span>
      )}
    </>
  )
}

const Instead = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className={classes.instead}>
    {icon}
    {children}
  </span>
)
