import { ActionIcon } from '@mantine/core'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconArrowsMove,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconDeviceMobileRotated,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useFullScreen } from '../../map/useFullScreen.ts'
import { useSay } from '../../ui/language.tsx'
import classes from './panorama.module.css'
import { texts } from './panorama.texts.ts'
import type { Sphere } from './sphere.ts'
import { turnStep, zoomStep } from './sphere-keys.ts'

type SphereControlsProps = { sphere: Sphere; frame: RefObject<HTMLElement | null>; canFill: boolean }

/** Everything a finger on the picture can do, as buttons. */
export function SphereControls({ sphere, frame, canFill }: SphereControlsProps) {
  const say = useSay()
  const { isFull, toggle } = useFullScreen(frame)
  const gyroscope = useGyroscope(sphere)
  const [isUnfolded, setUnfolded] = useState(false)
  const turn = (yaw: number, pitch: number) => () => sphere.turnBy(yaw * turnStep, pitch * turnStep)
  return (
    <div className={classes.controls}>
      <Control icon={IconPlus} label={say(texts.zoomIn)} onClick={() => sphere.viewer.zoomIn(zoomStep)} />
      <Control icon={IconMinus} label={say(texts.zoomOut)} onClick={() => sphere.viewer.zoomOut(zoomStep)} />
      <ActionIcon
        className={`${classes.control} ${classes.unfold}`}
        variant="default"
        size={44}
        aria-label={say(texts.turns)}
        aria-expanded={isUnfolded}
        title={say(texts.turns)}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <IconArrowsMove size={20} aria-hidden />
      </ActionIcon>
      <div className={classes.turns} data-open={isUnfolded || undefined}>
        <Control icon={IconChevronLeft} label={say(texts.left)} onClick={turn(-1, 0)} />
        <Control icon={IconChevronRight} label={say(texts.right)} onClick={turn(1, 0)} />
        <Control icon={IconChevronUp} label={say(texts.up)} onClick={turn(0, 1)} />
        <Control icon={IconChevronDown} label={say(texts.down)} onClick={turn(0, -1)} />
      </div>
      {gyroscope.isOffered && (
        <Control
          icon={IconDeviceMobileRotated}
          label={say(texts.gyroscope)}
          isPressed={gyroscope.isOn}
          onClick={() => sphere.gyroscope.toggle()}
        />
      )}
      {toggle && canFill && (
        <Control
          icon={isFull ? IconArrowsMinimize : IconArrowsMaximize}
          label={say(isFull ? texts.shrink : texts.enlarge)}
          onClick={toggle}
        />
      )}
    </div>
  )
}

/** Only some devices know how they are held. */
function useGyroscope({ gyroscope }: Sphere) {
  const [isOffered, setOffered] = useState(false)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    let isThere = true
    // Some desks say they could be turned as well.
    if (matchMedia('(pointer: coarse)').matches)
      void gyroscope.isSupported().then((isSupported) => isThere && setOffered(isSupported))
    const told = ({ gyroscopeEnabled }: { gyroscopeEnabled: boolean }) => setOn(gyroscopeEnabled)
    gyroscope.addEventListener('gyroscope-updated', told)
    return () => {
      isThere = false
      gyroscope.removeEventListener('gyroscope-updated', told)
    }
  }, [gyroscope])
  return { isOffered, isOn }
}

type ControlProps = {
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  label: string
  isPressed?: boolean
  onClick: () => void
}

const Control = ({ icon: Icon, label, isPressed, onClick }: ControlProps) => (
  <ActionIcon
    className={classes.control}
    variant="default"
    size={44}
    aria-label={label}
    aria-pressed={isPressed}
    title={label}
    onClick={onClick}
  >
    <Icon size={20} aria-hidden />
  </ActionIcon>
)
