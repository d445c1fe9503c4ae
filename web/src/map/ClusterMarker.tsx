import { Menu } from '@mantine/core'
import { useGoTo } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { type Gathered, isOneSpot } from './clusters.ts'
import { goToFit, useEngine } from './engine.ts'
import classes from './marks.module.css'
import { mapTexts as texts } from './map.texts.ts'
import { zoomRange } from './view.ts'

/** Several places: zooms to them, and names those that lie on one spot. */
export function ClusterMarker({ group }: { group: Gathered }) {
  const map = useEngine()
  const say = useSay()
  const n = group.places.length
  const isOfLocations = group.places[0].kind === 'location'
  if (isOneSpot(group)) return <SpotMarker group={group} />
  const label = say(isOfLocations ? texts.clusterOfLocations : texts.clusterOfParcels, { n })
  const isSelected = group.places.some((place) => place.isSelected)
  const tone = group.places.every((place) => place.tone === 'neighbour') ? 'neighbour' : undefined
  return (
    <div className={classes.marked} data-tone={tone} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={classes.cluster}
        aria-label={label}
        onClick={() => goToFit(map, { bounds: group.bounds, maxZoom: zoomRange.max })}
      >
        {n}
      </button>
      <span className={classes.bubble} aria-hidden>
        {label}
      </span>
    </div>
  )
}

function SpotMarker({ group: { places } }: { group: Gathered }) {
  const say = useSay()
  const goTo = useGoTo()
  const n = places.length
  const label = say(places[0].kind === 'location' ? texts.spotOfLocations : texts.spotOfParcels, { n })
  return (
    <Menu>
      <Menu.Target>
        <button type="button" className={classes.cluster} data-spot aria-label={label}>
          {n}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.spotMenu}>
        {places.map(({ id, name, href, onOpen }) => (
          <Menu.Item key={id} onClick={() => (onOpen ? onOpen() : href !== undefined && goTo(href))}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
