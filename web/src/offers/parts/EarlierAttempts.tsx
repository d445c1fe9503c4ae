import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { PublicLot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RoomSection } from '../../rooms/RoomSection.tsx'
import { rpcQuery } from '../../rpc/queries.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { roomsOfPart } from '../filing/checklist.ts'
import { stateTexts } from './part-states.texts.ts'
import classes from './parts.module.css'
import { texts } from './phase.texts.ts'

type EarlierAttemptsProps = { tender: ShownTender; rooms: readonly Room[] }

/** What she applied with before, in a procedure of several rounds: decided, and still to be read. */
export function EarlierAttempts({ tender, rooms }: EarlierAttemptsProps) {
  const say = useSay()
  const { data: offers } = useQuery({
    ...rpcQuery('getOffersByProjectId', tender.id),
    enabled: isContinuous(tender.type),
  })
  const earlier = offers?.find(({ id }) => id === tender.offerId)?.earlierLotOffers ?? []
  if (earlier.length === 0) return null
  return (
    <FormSection title={say(texts.earlier)}>
      <div>
        {earlier.map((part) => {
          const lot = tender.lots.find(({ id }) => id === part.lotId)
          return (
            lot && (
              <Earlier
                key={`${part.lotId} ${part.attempt}`}
                tender={tender}
                lot={lot}
                part={part}
                rooms={rooms}
              />
            )
          )
        })}
      </div>
    </FormSection>
  )
}

type EarlierProps = EarlierAttemptsProps & { lot: PublicLot; part: LotOffer }

function Earlier({ tender, lot, part, rooms }: EarlierProps) {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  const reason = part.answer?.reason ?? part.reason
  const name = lotName(lot)
  return (
    <Disclosure
      title={part.round === null ? name : say(texts.earlierOne, { lot: name, n: part.round })}
      aside={<StatusBadge tone="neutral">{say(stateTexts.denied)}</StatusBadge>}
      opened={opened}
      onToggle={() => setOpened(!opened)}
    >
      <div className={classes.lot}>
        {part.applicationSent && <p>{say(texts.earlierSent, { at: part.applicationSent })}</p>}
        {reason && (
          <>
            <p className={classes.label}>{say(texts.reason)}:</p>
            <blockquote className={classes.reason}>{reason}</blockquote>
          </>
        )}
        {roomsOfPart(rooms, { lot, part }).map((room) => (
          <RoomSection key={room.id} tender={tender} room={room} level={4} isInPhase />
        ))}
      </div>
    </Disclosure>
  )
}
