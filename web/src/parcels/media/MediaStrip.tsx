import { isInternal } from '@allmende/domain/actor.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { Suspense, useId } from 'react'
import { useActor } from '../../session/useSession.ts'
import { late } from '../../shell/late.ts'
import { useSay } from '../../ui/language.tsx'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { MediaTiles } from './MediaTiles.tsx'
import { MediaMarks } from './MediaMarks.tsx'
import classes from './media.module.css'
import { texts } from './media.texts.ts'
import { shownMedia } from './shown-media.ts'
import { useOpenMedia } from './useOpenMedia.ts'

const Lightbox = late(async () => (await import('./Lightbox.tsx')).Lightbox)

type MediaStripProps = {
  /** As the viewer gets it. */
  parcel: Property
  /** The same with its marks, for those inside. */
  inside: InsideParcel | null
}

/** The pictures and panoramas of a parcel beside each other; each opens large. */
export function MediaStrip({ parcel, inside }: MediaStripProps) {
  const say = useSay()
  const titleId = useId()
  // Those inside get a parcel without its marks only where they look at it as visitors do.
  const isPreview = isInternal(useActor()) && !inside
  const { open, show, close } = useOpenMedia(isPreview)
  const media = shownMedia(parcel)
  if (!inside && media.length === 0) return null
  const images = media.filter(({ kind, state }) => kind === 'image' && state === 'READY')
  const isImage = images.some(({ id }) => id === open)
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{say(texts.title)}</h2>
        {inside && <MediaMarks parcel={inside} />}
      </div>
      {media.length === 0 ? (
        <p className={classes.quiet}>{say(texts.none)}</p>
      ) : (
        <MediaTiles parcelId={parcel.id} media={media} isInside={inside !== null} onOpen={show} />
      )}
      <Suspense>
        {isImage && open !== null && (
          <Lightbox
            parcelId={parcel.id}
            images={images}
            open={open}
            isInside={inside !== null}
            onShow={show}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  )
}
