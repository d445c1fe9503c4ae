import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import classes from './Dialog.module.css'
import { focusIfLost, placeBelow } from './focus-place.ts'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  /** A question, where something is to be decided. */
  title: string
  children: ReactNode
  /** Buttons with verbs; the last one is the likeliest. */
  actions?: ReactNode
  size?: keyof typeof widths
  /** Takes the whole screen of a phone, however it is held, and of a page that is much enlarged. */
  fillsPhone?: boolean
  /** False while something runs that must not be left half done. */
  closable?: boolean
  /** False while Escape ends something within it. */
  escapable?: boolean
}

/** `viewport`: nearly all of the screen, its content as high as there is room. */
const widths = { small: 480, medium: 640, large: 880, wide: 1120, viewport: '90vw' }

const smallScreen = '(max-width: 640px), (max-height: 500px)'

/** The house's one dialog: Escape and a click outside close it, focus returns to where it was, or near to it. */
export function Dialog(props: DialogProps) {
  const say = useSay()
  const closable = props.closable ?? true
  const content = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(smallScreen, undefined, { getInitialValueInEffect: false }) ?? false
  useFocusReturn(props.opened, content)
  return (
    <Modal.Root
      opened={props.opened}
      onClose={props.onClose}
      closeOnEscape={closable && (props.escapable ?? true)}
      closeOnClickOutside={closable}
      {...(props.size === 'viewport' && { yOffset: '5dvh', xOffset: '5vw' })}
      size={widths[props.size ?? 'small']}
      fullScreen={isPhone && (props.fillsPhone ?? false)}
      lockScroll={false}
      returnFocus={false}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      {/* Not className: Mantine would give it to the centring layer around the content too. */}
      <Modal.Content
        ref={content}
        data-fills={props.size === 'viewport' || undefined}
        classNames={{ content: classes.content ?? '' }}
      >
        <Modal.Title className={classes.title}>{props.title}</Modal.Title>
        <Modal.Body className={classes.body}>{props.children}</Modal.Body>
        {props.actions && <div className={classes.footer}>{props.actions}</div>}
        {/* Last in order, so that the focus starts at the first field or button. */}
        {closable && (
          <div className={classes.corner}>
            <Modal.CloseButton
              className={classes.close}
              aria-label={say(houseTexts.close)}
              {...(props.size === 'viewport' && { size: 44 })}
            />
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

/** Mantine's own way back is lost when a dialog is taken away while open. */
function useFocusReturn(opened: boolean, content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      // What opened it may be gone with what was done.
      requestAnimationFrame(() => focusIfLost(placeBelow(content)))
    }
  }, [opened, content])
}
