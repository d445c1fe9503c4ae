import { Button } from '@mantine/core'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import classes from './MapView.module.css'
import { mapTexts as texts } from './map.texts.ts'
import type { BaseMaps } from './useBaseMap.ts'
import type { OwnPosition } from './useOwnPosition.ts'

type MapMessagesProps = { baseMaps: BaseMaps; own: OwnPosition; isLost: boolean; onRestart: () => void }

/** Quiet sentences in the corner of the map about what cannot be had. */
export function MapMessages({ baseMaps, own, isLost, onRestart }: MapMessagesProps) {
  const say = useSay()
  return (
    <output className={classes.messages}>
      {baseMaps.isFaulty && (
        <span>
          {say(texts.tilesFault)}
          <Button size="xs" variant="default" onClick={baseMaps.retry}>
            {say(houseTexts.retry)}
          </Button>
        </span>
      )}
      {baseMaps.isNone && <span>{say(texts.noTiles)}</span>}
      {isLost && (
        <span>
          {say(texts.mapLost)}
          <Button size="xs" variant="default" onClick={onRestart}>
            {say(houseTexts.retry)}
          </Button>
        </span>
      )}
      {own.state === 'refused' && <span>{say(texts.positionRefused)}</span>}
      {own.state === 'unknown' && <span>{say(texts.positionUnknown)}</span>}
    </output>
  )
}
