import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { CaptionField } from './CaptionField.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import media from './media.module.css'
import classes from './media-edit.module.css'
import { editTexts as texts } from './media-edit.texts.ts'
import { whyFailed } from './media.texts.ts'
import { sayMedia, type ShownMedia } from './shown-media.ts'
import { controlId, type MediaOrder } from './useMediaOrder.ts'

type MediaCardProps = {
  parcelId: number
  shown: ShownMedia
  isLast: boolean
  order: MediaOrder
  hintId: string
  onCaption: (name: string) => Promise<boolean>
  onRemove: () => void
}

/** A picture that is worked on: described, moved, removed. */
export function MediaCard({ parcelId, shown, isLast, order, hintId, onCaption, onRemove }: MediaCardProps) {
  const say = useSay()
  const { id, kind, number, state } = shown
  const name = sayMedia(say, shown)
  const isCarried = order.carried?.key === id
  return (
    <li
      className={classes.card}
      data-carried={isCarried || undefined}
      data-landing={order.landing(id)}
      {...order.place(id)}
      {...order.grip(id)}
    >
      <div className={media.frame}>
        <MediaThumbnail parcelId={parcelId} media={shown} />
      </div>
      {state === 'FAILED' && <p className={media.missing}>{say(whyFailed(shown))}</p>}
      <CaptionField
        label={say(kind === 'image' ? texts.captionImage : texts.captionPanorama, { n: number })}
        name={shown.name}
        onSave={onCaption}
      />
      <div className={classes.tools}>
        <ActionIcon
          variant="subtle"
          size={44}
          className={classes.handle ?? ''}
          aria-label={say(texts.handle, { name })}
          aria-describedby={hintId}
          aria-pressed={isCarried}
          {...order.handle(id)}
        >
          <IconGripVertical size={20} aria-hidden />
        </ActionIcon>
        <Step shown={shown} by={-1} isAtEdge={number === 1} order={order} />
        <Step shown={shown} by={1} isAtEdge={isLast} order={order} />
        <ActionIcon
          id={controlId(id, 'remove')}
          className={classes.remove ?? ''}
          variant="subtle"
          size={44}
          color="var(--house-danger)"
          aria-label={say(texts.remove, { name })}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}

type StepProps = { shown: ShownMedia; by: -1 | 1; isAtEdge: boolean; order: MediaOrder }

/** Not disabled at the edge, so that it keeps the focus when the picture arrives there. */
function Step({ shown, by, isAtEdge, order }: StepProps) {
  const say = useSay()
  const Icon = by < 0 ? IconArrowLeft : IconArrowRight
  return (
    <ActionIcon
      id={controlId(shown.id, by < 0 ? 'earlier' : 'later')}
      variant="subtle"
      size={44}
      className={classes.step ?? ''}
      aria-label={say(by < 0 ? texts.earlier : texts.later, { name: sayMedia(say, shown) })}
      aria-disabled={isAtEdge}
      onClick={() => order.step(shown.id, by)}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
