import { useComputedColorScheme } from '@mantine/core'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../ui/language.tsx'
import { mapColours, type Scheme } from './colours.ts'
import { type Engine, endEngine, startEngine } from './engine.ts'
import { freeWheelWhileFocused } from './gestures.ts'
import { mapTexts as texts } from './map.texts.ts'
import type { MapFit } from './view.ts'

type Wanted = { label: string; fit: MapFit; isStill: boolean }
type EngineState = { map: Engine | null; isLost: boolean; scheme: Scheme }

/** An engine for as long as the map is shown; it ends with it, whatever it was doing. */
export function useStartedEngine(
  container: RefObject<HTMLDivElement | null>,
  { label, fit, isStill }: Wanted,
): EngineState {
  const say = useSay()
  const scheme: Scheme = useComputedColorScheme('light')
  const [map, setMap] = useState<Engine | null>(null)
  const [isLost, setLost] = useState(false)

  const start = useEffectEvent((element: HTMLElement): Engine => {
    const words = { wheel: say(texts.wheel), wheelMac: say(texts.wheelMac), fingers: say(texts.fingers) }
    const { ground } = mapColours[scheme]
    return startEngine({ container: element, fit, ground, isStill, words: { label, ...words } })
  })

  useEffect(() => {
    const element = container.current
    if (!element) return
    const engine = start(element)
    const idle = (is: boolean) => () => element.setAttribute('data-map-idle', String(is))
    engine.on('idle', idle(true))
    engine.on('movestart', idle(false))
    engine.on('dataloading', idle(false))
    engine.on('webglcontextlost', () => setLost(true))
    engine.on('webglcontextrestored', () => setLost(false))
    engine.once('load', () => setMap(engine))
    freeWheelWhileFocused(engine)
    return () => {
      setMap(null)
      setLost(false)
      endEngine(engine)
      element.removeAttribute('data-map-idle')
    }
  }, [container])

  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', label)
  }, [map, label])
  useEffect(() => {
    map?.setPaintProperty('ground', 'background-color', mapColours[scheme].ground)
  }, [map, scheme])
  return { map, isLost, scheme }
}
