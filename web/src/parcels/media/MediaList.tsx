import type { MediaKind } from '@allmende/domain/parcels/parcel-media.ts'
import { isSeenOutside } from '@allmende/domain/parcels/parcels.policy.ts'
import { fieldLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useId } from 'react'
import { Shadow } from '../../ui/drag/Shadow.tsx'
import { useSay } from '../../ui/language.tsx'
import { PublicSwitch } from '../detail/edit/PublicSwitch.tsx'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { MediaCard } from './MediaCard.tsx'
import media from './media.module.css'
import classes from './media-edit.module.css'
import { editTexts as texts } from './media-edit.texts.ts'
import { captioned, mediaLists, type MediaParts, shownOutside } from './media-wishes.ts'
import { mediaOfKind } from './shown-media.ts'
import type { ChangeMedia } from './useMediaChanges.ts'
import { useMediaOrder } from './useMediaOrder.ts'
import { useRemoval } from './useRemoval.ts'

type MediaListProps = { kind: MediaKind; parcel: InsideParcel; parts: MediaParts; change: ChangeMedia }

/** All pictures, or all panoramas, to be worked on. */
export function MediaList({ kind, parcel, parts, change }: MediaListProps) {
  const say = useSay()
  const hintId = useId()
  const field = mediaLists[kind]
  const shown = mediaOfKind(kind, parts[field])
  const order = useMediaOrder({ kind, media: shown, change })
  const remove = useRemoval({ parts, change })
  const label = say(fieldLabels[field])
  const isPublic = parts.publicFields.includes(field)
  const seen = isSeenOutside(parcel) ? texts.seen : texts.seenLater
  return (
    <div className={classes.group}>
      <div className={classes.groupHead}>
        <h3>
          {label} ({shown.length})
        </h3>
        <PublicSwitch
          label={label}
          isPublic={isPublic}
          onChange={(wanted) => void change(shownOutside(kind, wanted))}
        />
        <span className={media.quiet}>{say(isPublic ? seen : texts.unseen)}</span>
        {order.undo && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            onClick={order.undo}
          >
            {say(texts.undo)}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <output aria-live="polite">{order.spoken}</output>
        <span id={hintId}>{say(texts.handleHint)}</span>
      </VisuallyHidden>
      {shown.length === 0 ? (
        <p className={media.quiet}>{say(kind === 'image' ? texts.noImages : texts.noPanoramas)}</p>
      ) : (
        <ul className={classes.cards} aria-label={label}>
          {shown.map((each) => (
            <MediaCard
              key={each.id}
              parcelId={parcel.id}
              shown={each}
              isLast={each.number === shown.length}
              order={order}
              hintId={hintId}
              onCaption={(name) => change(captioned(kind, each.id, name))}
              onRemove={() => void remove(each)}
            />
          ))}
        </ul>
      )}
      {order.carried?.from && <Shadow from={order.carried.from}>{order.carried.name}</Shadow>}
    </div>
  )
}
