import { isInternal } from '@allmende/domain/actor.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { Suspense, useId, useRef, useState } from 'react'
import { useActor } from '../../session/useSession.ts'
import { late } from '../../shell/late.ts'
import { useSay } from '../../ui/language.tsx'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { MediaMarks } from './MediaMarks.tsx'
import { MediaTiles } from './MediaTiles.tsx'
import { ModeButton } from './ModeButton.tsx'
import classes from './media.module.css'
import { texts } from './media.texts.ts'
import { OpenMedia } from './OpenMedia.tsx'
import { shownMedia } from './shown-media.ts'
import { useOpenMedia } from './useOpenMedia.ts'
import { focusOnWrongCaption } from './wrong-caption.ts'

const MediaEditor = late(async () => (await import('./MediaEditor.tsx')).MediaEditor)
const MediaUploads = late(async () => (await import('./MediaUploads.tsx')).MediaUploads)

type MediaStripProps = {
  /** As the viewer gets it. */
  parcel: Property
  /** The same with its marks, for those inside. */
  inside: InsideParcel | null
}

/** The pictures and panoramas of a parcel beside each other; each opens large. Those inside work on them here. */
export function MediaStrip({ parcel, inside }: MediaStripProps) {
  const say = useSay()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  // Those inside get a parcel without its marks only where they look at it as visitors do.
  const isPreview = isInternal(useActor()) && !inside
  const opened = useOpenMedia(isPreview)
  const [wantsEditing, setEditing] = useState(false)
  // An archived one is not changed.
  const edited = inside?.isArchived ? null : inside
  const isEditing = wantsEditing && edited !== null
  const media = shownMedia(parcel)
  function toggle() {
    if (!isEditing) return setEditing(true)
    if (focusOnWrongCaption(section.current)) return
    setEditing(false)
  }
  if (!inside && media.length === 0) return null
  return (
    <section ref={section} className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{say(texts.title)}</h2>
        {inside && !isEditing && <MediaMarks parcel={inside} />}
        {edited && <ModeButton isEditing={isEditing} onToggle={toggle} />}
      </div>
      <Suspense>
        {edited && (
          <MediaUploads parcelId={edited.id} isEditing={isEditing} onFailed={() => setEditing(true)} />
        )}
        {isEditing && <MediaEditor parcel={edited} />}
      </Suspense>
      {!isEditing && media.length > 0 && (
        <MediaTiles parcelId={parcel.id} media={media} isInside={inside !== null} onOpen={opened.show} />
      )}
      {!isEditing && media.length === 0 && <p className={classes.quiet}>{say(texts.none)}</p>}
      {opened.open !== null && (
        <OpenMedia parcel={parcel} inside={inside} opened={opened} open={opened.open} />
      )}
    </section>
  )
}
