import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { MediaTile } from './MediaTile.tsx'
import classes from './media.module.css'
import { texts } from './media.texts.ts'
import type { ShownMedia } from './shown-media.ts'
import { useSideways } from './useSideways.ts'

type MediaTilesProps = {
  parcelId: number
  media: readonly ShownMedia[]
  isInside: boolean
  onOpen: (id: string) => void
}

/** Whoever goes on by keyboard does not want to pass hundreds. */
const mostAtFirst = 24

/** A strip that is pushed sideways, by finger, wheel, buttons or keys. */
export function MediaTiles({ parcelId, media, isInside, onOpen }: MediaTilesProps) {
  const say = useSay()
  const strip = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? media : media.slice(0, mostAtFirst)
  const left = media.length - shown.length
  const { before, behind, move } = useSideways(strip)
  function showAll() {
    setShowsAll(true)
    const next = media[shown.length]
    // The button is gone then; whoever pressed it goes on at the first that came.
    requestAnimationFrame(() =>
      strip.current?.querySelector<HTMLElement>(`[data-media="${next?.id}"]`)?.focus(),
    )
  }
  return (
    <div className={classes.stripFrame}>
      <ul ref={strip} className={classes.strip}>
        {shown.map((each) => (
          <MediaTile
            key={each.id}
            parcelId={parcelId}
            media={each}
            isInside={isInside}
            onOpen={() => onOpen(each.id)}
          />
        ))}
        {left > 0 && (
          <li className={classes.more}>
            <Button variant="default" onClick={showAll}>
              {say(texts.more, { n: left })}
            </Button>
          </li>
        )}
      </ul>
      {(before || behind) && (
        <div className={classes.ways}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={say(texts.back)}
            aria-disabled={!before}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={say(texts.forth)}
            aria-disabled={!behind}
            onClick={() => move(1)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}
