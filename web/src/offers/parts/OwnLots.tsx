import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useState } from 'react'
import { anchorOfRoom } from '../../rooms/room-paths.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useAwaitedLots } from '../filing/useAwaitedLots.ts'
import type { Phase } from '../offer-paths.ts'
import type { OwnPart } from './own-parts.ts'
import { stateOf } from './part-states.ts'
import { anchorOfLot, PartContent, PartSection } from './PartSection.tsx'
import classes from './parts.module.css'

type OwnLotsProps = {
  tender: ShownTender
  phase: Phase
  parts: readonly OwnPart[]
  rooms: readonly Room[] | undefined
  /** The room that the address leads to. */
  hash: string
}

/** More lots than this are opened one by one. */
const mostAtOnce = 3

/** Her lots below each other; of very many only what she opens. */
export function OwnLots({ parts, hash, ...shown }: OwnLotsProps) {
  // Which lots are open at first hangs on the rooms.
  const key = shown.rooms ? 'loaded' : 'loading'
  if (parts.length > mostAtOnce) return <ManyLots key={key} parts={parts} hash={hash} {...shown} />
  return (
    <div className={classes.lots}>
      {parts.map((own) => (
        <PartSection key={own.lot.id} own={own} isOnly={shown.tender.lots.length === 1} {...shown} />
      ))}
    </div>
  )
}

function ManyLots({ parts, hash, ...shown }: OwnLotsProps) {
  const say = useSay()
  const { tender, phase, rooms } = shown
  const awaited = useAwaitedLots(tender.offerId)
  const [opened, setOpened] = useState<readonly number[]>(() => {
    const asked = rooms?.find(({ id }) => anchorOfRoom(id) === hash)?.lotId
    return [asked ?? parts.find(({ isOpen }) => isOpen)?.lot.id ?? []].flat()
  })
  const toggle = (id: number) =>
    setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id])
  return (
    <div>
      {parts.map((own) => {
        const { lot, part } = own
        const { label, tone } = stateOf(phase, {
          lot,
          part,
          isArchived: tender.archived !== null,
          isAwaited: awaited.has(lot.id),
        })
        return (
          <Disclosure
            key={lot.id}
            id={anchorOfLot(lot.id)}
            title={lotName(lot)}
            aside={<StatusBadge tone={tone}>{say(label)}</StatusBadge>}
            opened={opened.includes(lot.id)}
            onToggle={() => toggle(lot.id)}
          >
            <div className={classes.lot}>
              <PartContent own={own} isOnly={false} {...shown} />
            </div>
          </Disclosure>
        )
      })}
    </div>
  )
}
