import { shapeFrom } from '@allmende/domain/geometry/read-shape.ts'
import type { Shape } from '@allmende/domain/geometry/shape.ts'
import type { RawFeature } from '@allmende/domain/parcels/read-features.ts'
import { useEffect, useState } from 'react'
import { type CoordinateSystem, loadConverter } from '../geometry/coordinate-systems.ts'
import { collectionText, inDegrees } from './feature-file.ts'

/** `shapes` by the place of their feature in the file; null where there is none that can be taken. */
export type Degrees = { text: string; shapes: readonly (Shape | null)[] }

/** The features as they are sent and shown; undefined while they are converted. */
export function useDegrees(features: readonly RawFeature[], system: CoordinateSystem): Degrees | undefined {
  const [degrees, setDegrees] = useState<Degrees>()
  useEffect(() => {
    let isWanted = true
    void loadConverter().then((convert) => {
      const converted = inDegrees(features, system, convert)
      const shapes = converted.map((feature) => shapeFrom(feature?.geometry).shape ?? null)
      if (isWanted) setDegrees({ text: collectionText(converted), shapes })
    })
    return () => {
      isWanted = false
    }
  }, [features, system])
  return degrees
}
