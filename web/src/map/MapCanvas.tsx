import { VisuallyHidden } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useSay } from '../ui/language.tsx'
import { Anchored } from './Anchored.tsx'
import { EngineContext, goToFit } from './engine.ts'
import { Legend } from './Legend.tsx'
import { MapControls } from './MapControls.tsx'
import { MapMessages } from './MapMessages.tsx'
import { type MapViewProps, usualHeight } from './MapView.tsx'
import classes from './MapView.module.css'
import marks from './marks.module.css'
import { MapThings } from './MapThings.tsx'
import { mapTexts as texts } from './map.texts.ts'
import { useBaseMap } from './useBaseMap.ts'
import { useOwnPosition } from './useOwnPosition.ts'
import { useStartedEngine } from './useStartedEngine.ts'
import { useToldView } from './useToldView.ts'

const nothing: readonly never[] = []

/** The map itself, in the chunk of its engine. */
export function MapCanvas(props: MapViewProps) {
  const [attempt, setAttempt] = useState(0)
  return <RunningMap key={attempt} {...props} onRestart={() => setAttempt(attempt + 1)} />
}

function RunningMap(props: MapViewProps & { onRestart: () => void }) {
  const { label, places = nothing, shapes = nothing, fit, fitKey = '', isStill = false } = props
  const { minHeight = usualHeight, onView, onClick, legend, onRestart, children } = props
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { map, isLost, scheme } = useStartedEngine(container, { label, fit, isStill })
  const baseMaps = useBaseMap(map, scheme)
  const [own, askOwn] = useOwnPosition(map)
  useToldView(map, onView)

  const shown = useRef(fitKey)
  useEffect(() => {
    if (!map || shown.current === fitKey) return
    shown.current = fitKey
    goToFit(map, fit)
  }, [map, fit, fitKey])
  useEffect(() => {
    if (!isStill) map?.getCanvas().setAttribute('aria-describedby', hintId)
  }, [map, isStill, hintId])

  return (
    <div className={classes.frame} ref={frame}>
      <div className={classes.stage} style={{ minHeight }} data-still={isStill || undefined}>
        <div className={classes.engine} ref={container} />
        <VisuallyHidden id={hintId}>{say(texts.keys)}</VisuallyHidden>
        {map && (
          <EngineContext value={map}>
            <div className={classes.things}>
              <MapThings {...{ places, shapes, scheme, onClick }} isNamed={!baseMaps.isShown} />
              {own.state === 'known' && (
                <Anchored position={own.position}>
                  <span className={marks.own}>
                    <VisuallyHidden>{say(texts.hereYouAre)}</VisuallyHidden>
                  </span>
                </Anchored>
              )}
              {children}
            </div>
            {!isStill && <MapControls {...{ frame, fit, baseMaps }} onOwnPosition={askOwn} />}
          </EngineContext>
        )}
        {baseMaps.chosen && <p className={classes.attribution}>{baseMaps.chosen.attribution}</p>}
      </div>
      <MapMessages {...{ baseMaps, own, isLost }} onRestart={onRestart} />
      {!isStill && (
        <Legend places={places} shapes={shapes}>
          {legend}
        </Legend>
      )}
    </div>
  )
}
