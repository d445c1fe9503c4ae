import { type Position, positionsOf, ringsOf, type Shape } from '@allmende/domain/geometry/shape.ts'
import { useState } from 'react'
import { MapView } from '../map/MapView.tsx'
import type { MapPlace, MapShape } from '../map/places.ts'
import { ShapeEditor } from '../map/ShapeEditor.tsx'
import { SmallMap } from '../map/SmallMap.tsx'
import { type MapViewport, startView } from '../map/view.ts'
import { useSay } from '../ui/language.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import classes from './Bausteine.module.css'
import { texts } from './bausteine.texts.ts'
import { Sample } from './Section.tsx'

const [longitude, latitude] = startView.center

/** A field that leans a little, so and so far east and north of the start, its sides in degrees. */
function field(east: number, north: number, side: number): Shape {
  const [x, y] = [longitude + east, latitude + north]
  const corners: Position[] = [
    [x, y],
    [x + side, y + side * 0.1],
    [x + side * 0.9, y + side * 0.6],
    [x - side * 0.1, y + side * 0.5],
    [x, y],
  ]
  return { type: 'Polygon', coordinates: [corners] }
}

const shapes: MapShape[] = [
  { id: 'a', name: 'Gärtnerei Nord', shape: field(-0.012, 0.002, 0.006), tone: 'public' },
  { id: 'b', name: 'Bauhof', shape: field(-0.003, 0.003, 0.005), tone: 'internal' },
  { id: 'c', name: 'Alte Ziegelei', shape: field(0.005, 0.002, 0.007), tone: 'archived' },
  { id: 'd', name: 'Streifen', shape: field(-0.004, -0.004, 0.0015), tone: 'public' },
]

const firstShape = shapes.slice(0, 1)
const neighbours = firstShape.map(({ shape }) => shape)

const places: MapPlace[] = [
  {
    id: 'anger',
    name: 'Am Anger',
    position: [longitude - 0.02, latitude + 0.006],
    kind: 'location',
    count: 7,
  },
  { id: 'aue', name: 'Mühlbachaue', position: [longitude + 0.012, latitude - 0.006], kind: 'location' },
  {
    id: 'aue-2',
    name: 'Mühlbachaue Süd',
    position: [longitude + 0.0125, latitude - 0.0061],
    kind: 'location',
  },
]

/** Maps in their states, on a page of their own: each needs the graphics card and the network. */
export function MapSamplesScreen() {
  const say = useSay()
  const [opened, setOpened] = useState('')
  const [drawn, setDrawn] = useState<Shape | null>(null)
  const [view, setView] = useState<MapViewport | null>(null)
  const opening = <Thing extends { name: string }>(thing: Thing) => ({
    ...thing,
    onOpen: () => setOpened(thing.name),
  })
  return (
    <section className={classes.section} aria-label={say(texts.maps)}>
      <PageHeader title={say(texts.maps)} />
      <Sample title={say(texts.mapView)} wide>
        <MapView
          label={say(texts.mapLabel)}
          shapes={shapes.map(opening)}
          places={places.map(opening)}
          fit={startView}
          onView={setView}
        />
        <output className={classes.quiet}>
          {say(texts.mapOpened, { name: opened || '–', zoom: view ? view.zoom.toFixed(1) : '–' })}
        </output>
      </Sample>
      <Sample title={say(texts.smallMap)}>
        <SmallMap label={say(texts.smallMap)} shapes={firstShape} href="/_bausteine/karte" />
      </Sample>
      <Sample title={say(texts.shapeEditor)} wide>
        <ShapeEditor
          label={say(texts.shapeEditorLabel)}
          value={drawn}
          onChange={setDrawn}
          neighbours={neighbours}
          allow="multipolygon"
          fit={startView}
          measure={(shape) =>
            say(texts.drawnCorners, { n: positionsOf(shape).length - ringsOf(shape).length })
          }
        />
      </Sample>
    </section>
  )
}
