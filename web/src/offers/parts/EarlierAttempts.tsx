import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
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
import type { Phase } from '../offer-paths.ts'
import { type EarlierPart, earlierParts } from './earlier-parts.ts'
import { Letters } from './Letters.tsx'
import { denialOf } from './part-states.ts'
import classes from './parts.module.css'
import { texts } from './phase.texts.ts'

type EarlierAttemptsProps = { tender: ShownTender; phase: Phase; rooms: readonly Room[] }

/** What she applied with before, in a procedure of several rounds: decided, and still to be read. */
export function EarlierAttempts({ tender, phase, rooms }: EarlierAttemptsProps) {
  const say = useSay()
  const { data: offers } = useQuery({
    ...rpcQuery('getOffersByProjectId', tender.id),
    enabled: isContinuous(tender.type),
  })
  const earlier = offers?.find(({ id }) => id === tender.offerId)?.earlierLotOffers ?? []
  const shown = earlierParts(phase, tender.lots, earlier, rooms)
  if (shown.length === 0) return null
  return (
    <FormSection title={say(texts.earlier)}>
      <div>
        {shown.map((one) => (
          <Earlier key={`${one.lot.id} ${one.part.attempt}`} tender={tender} earlier={one} />
        ))}
      </div>
    </FormSection>
  )
}

function Earlier({ tender, earlier }: { tender: ShownTender; earlier: EarlierPart }) {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  const { lot, part, rooms, sent } = earlier
  const reason = part.answer?.reason ?? part.reason
  const name = lotName(lot)
  return (
    <Disclosure
      title={part.round === null ? name : say(texts.earlierOne, { lot: name, n: part.round })}
      aside={<StatusBadge tone="neutral">{say(denialOf(part))}</StatusBadge>}
      opened={opened}
      onToggle={() => setOpened(!opened)}
    >
      <div className={classes.lot}>
        {sent && <p>{say(texts.earlierSent, { at: sent })}</p>}
        {reason && (
          <>
            <p className={classes.label}>{say(texts.reason)}:</p>
            <blockquote className={classes.reason}>{reason}</blockquote>
          </>
        )}
        <Letters letters={part.letters} lot={name} />
        {rooms.map((room) => (
          <RoomSection key={room.id} tender={tender} room={room} level={4} isInPhase />
        ))}
      </div>
    </Disclosure>
  )
}
