import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type BaseMap, baseMapsQuery, chosenOf, keepChosen, readChosen } from './base-maps.ts'
import { showTiles } from './base-tiles.ts'
import type { Scheme } from './colours.ts'
import type { Engine } from './engine.ts'
import { afterFailure, afterTile, afterWaiting, healthy, type TileHealth } from './tile-health.ts'

export type BaseMaps = {
  maps: readonly BaseMap[]
  chosen: BaseMap | null
  choose: (id: string) => void
  /** Something of it can be seen. */
  isShown: boolean
  isFaulty: boolean
  /** The server has none to offer. */
  isNone: boolean
  retry: () => void
}

const noMaps: readonly BaseMap[] = []

/** What was seen of a source of tiles, by the source's name. */
type Seen = { source: string; health: TileHealth; isShown: boolean }

/** The background map below everything else, as chosen in this browser. */
export function useBaseMap(map: Engine | null, scheme: Scheme): BaseMaps {
  const { data: maps = noMaps, isSuccess, isError, refetch } = useQuery(baseMapsQuery)
  const [chosenId, setChosen] = useState(readChosen)
  const [attempt, setAttempt] = useState(0)
  const chosen = chosenOf(maps, chosenId)
  const source = `base-${chosen?.id ?? ''}-${attempt}`
  const unseen: Seen = { source, health: healthy, isShown: false }
  const [kept, setSeen] = useState(unseen)
  const { health, isShown } = kept.source === source ? kept : unseen

  useEffect(() => {
    if (!map || !chosen) return
    const see = (next: (health: TileHealth) => TileHealth, isTile: boolean) =>
      setSeen((before) => {
        const known = before.source === source ? before : { source, health: healthy, isShown: false }
        return { source, health: next(known.health), isShown: isTile || known.isShown }
      })
    return showTiles(
      map,
      { source, base: chosen, scheme },
      {
        arrived: () => see(afterTile, true),
        failed: () => see(afterFailure, false),
        slow: () => see(afterWaiting, false),
      },
    )
  }, [map, chosen, source, scheme])

  return {
    maps,
    chosen,
    choose: (id) => {
      keepChosen(id)
      setChosen(id)
    },
    isShown: isShown && !health.isFaulty,
    isFaulty: isError || health.isFaulty,
    isNone: isSuccess && maps.length === 0,
    retry: () => {
      if (isError) void refetch()
      setAttempt(attempt + 1)
    },
  }
}
