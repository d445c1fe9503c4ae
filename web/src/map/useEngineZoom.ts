import { useEffect, useState } from 'react'
import type { Engine } from './engine.ts'
import { fromEngineZoom } from './view.ts'

/** The zoom in steps of a half, so that markers regroup now and then and not with every turn of the wheel. */
export function useEngineZoom(map: Engine): number {
  const [zoom, setZoom] = useState(() => stepped(map))
  useEffect(() => {
    const look = () => setZoom(stepped(map))
    look()
    map.on('zoom', look)
    return () => {
      map.off('zoom', look)
    }
  }, [map])
  return zoom
}

const stepped = (map: Engine): number => Math.floor(fromEngineZoom(map.getZoom()) * 2) / 2
