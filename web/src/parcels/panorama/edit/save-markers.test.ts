import { newMarker } from '@allmende/domain/parcels/markers.ts'
import { mediaPath } from '@allmende/domain/parcels/parcel-media.ts'
import { expect, test } from 'vitest'
import { withLivingLinks } from './save-markers.ts'

const [here, there, gone] = [
  '0b4f9a52-3a36-4a55-8a0e-1f9f6b1f3d11',
  '6d0f7a10-6d1e-4a0b-9a30-7d7c2a9f0c22',
  '7e1a8b21-7e2f-4b1c-8b41-8e8d3b0a1d33',
] as const

test('before they are saved markers let go of what was dropped meanwhile, and of where they stand', () => {
  const way = (id: string) => {
    const marker = newMarker(`to-${id}`, { type: 'waypoint', position: { yaw: 0, pitch: 0 } })
    return { ...marker, data: { ...marker.data, url: mediaPath(7, id) } }
  }
  const panoramas = [here, there].map((id) => ({ id, url: `${mediaPath(7, id)}?signed=x` }))
  const linked = withLivingLinks([way(there), way(gone), way(here)], panoramas, here)
  expect(linked.map(({ data }) => data.url)).toEqual([mediaPath(7, there), null, null])
})
