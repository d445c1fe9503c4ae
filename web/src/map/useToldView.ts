import { useEffect, useEffectEvent } from 'react'
import type { Engine } from './engine.ts'
import { fromEngineZoom, type MapViewport } from './view.ts'

/** So long the map rests before what it shows is told, in milliseconds. */
const rest = 200

export function useToldView(map: Engine | null, onView: ((view: MapViewport) => void) | undefined): void {
  const tell = useEffectEvent((view: MapViewport) => onView?.(view))
  useEffect(() => {
    if (!map) return
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => tell(viewOf(map)), rest)
    }
    tell(viewOf(map))
    map.on('moveend', later)
    map.on('resize', later)
    return () => {
      clearTimeout(timer)
      map.off('moveend', later)
      map.off('resize', later)
    }
  }, [map])
}

function viewOf(map: Engine): MapViewport {
  const bounds = map.getBounds()
  return {
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: fromEngineZoom(map.getZoom()),
  }
}
