import { sizedMedia } from '@allmende/domain/parcels/parcel-media.ts'
import { Button, Modal } from '@mantine/core'
import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import classes from './Lightbox.module.css'
import { lightboxTexts as texts } from './media.texts.ts'
import type { ShownMedia } from './shown-media.ts'
import type { Zoom } from './useZoom.ts'

type LightboxBarProps = { image: ShownMedia; position: string; zoom: Zoom; isInside: boolean }

/** Above the picture: which one it is, and what can be done with it. */
export function LightboxBar({ image, position, zoom: { isZoomed, toggle }, isInside }: LightboxBarProps) {
  const say = useSay()
  const Icon = isZoomed ? IconZoomOut : IconZoomIn
  return (
    <div className={classes.bar}>
      <span className={classes.position} aria-hidden>
        {position}
      </span>
      <Button
        className={classes.action ?? ''}
        variant="subtle"
        leftSection={<Icon size={20} aria-hidden />}
        onClick={toggle}
      >
        {say(isZoomed ? texts.fit : texts.enlarge)}
      </Button>
      {isInside && (
        <Button
          className={classes.action ?? ''}
          variant="subtle"
          component="a"
          href={sizedMedia(image.url, 'original')}
          download={image.originalFileName || true}
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {say(texts.download)}
        </Button>
      )}
      <Modal.CloseButton
        className={classes.close ?? ''}
        size={44}
        aria-label={say(houseTexts.close)}
        data-autofocus
      />
    </div>
  )
}
