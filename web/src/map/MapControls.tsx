import { ActionIcon } from '@mantine/core'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconCurrentLocation,
  IconHome,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useSay } from '../ui/language.tsx'
import { BaseMapMenu } from './BaseMapMenu.tsx'
import { goToFit, useEngine } from './engine.ts'
import classes from './MapView.module.css'
import { mapTexts as texts } from './map.texts.ts'
import type { BaseMaps } from './useBaseMap.ts'
import { useFullScreen } from './useFullScreen.ts'
import type { MapFit } from './view.ts'

type MapControlsProps = {
  frame: RefObject<HTMLElement | null>
  fit: MapFit
  baseMaps: BaseMaps
  onOwnPosition: () => void
}

export function MapControls({ frame, fit, baseMaps, onOwnPosition }: MapControlsProps) {
  const map = useEngine()
  const say = useSay()
  const { isFull, toggle } = useFullScreen(frame)
  return (
    <div className={classes.controls}>
      <Control label={say(texts.zoomIn)} onClick={() => map.zoomIn({ duration: 150 })}>
        <IconPlus size={20} aria-hidden />
      </Control>
      <Control label={say(texts.zoomOut)} onClick={() => map.zoomOut({ duration: 150 })}>
        <IconMinus size={20} aria-hidden />
      </Control>
      <Control label={say(texts.overview)} onClick={() => goToFit(map, fit)}>
        <IconHome size={20} aria-hidden />
      </Control>
      <Control label={say(texts.ownPosition)} onClick={onOwnPosition}>
        <IconCurrentLocation size={20} aria-hidden />
      </Control>
      <BaseMapMenu {...baseMaps} />
      {toggle && (
        <Control label={say(isFull ? texts.shrink : texts.enlarge)} onClick={toggle}>
          {isFull ? (
            <IconArrowsMinimize size={20} aria-hidden />
          ) : (
            <IconArrowsMaximize size={20} aria-hidden />
          )}
        </Control>
      )}
    </div>
  )
}

type ControlProps = { label: string; onClick: () => void; children: ReactNode }

const Control = ({ label, onClick, children }: ControlProps) => (
  <ActionIcon
    className={classes.control}
    variant="default"
    size={44}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
)
