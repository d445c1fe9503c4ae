import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { applicantPath } from '../../tenders/tender-paths.ts'
import { partState } from '../../tenders/participants/participants.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Clamped } from '../../ui/Clamped.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Tone } from '../../ui/tones.ts'
import { Unconfirmed } from '../changes/Unconfirmed.tsx'
import { useBoard } from './board-context.ts'
import { texts } from './board.texts.ts'
import { CardMenu } from './CardMenu.tsx'
import { Grip } from './Grip.tsx'
import classes from './Card.module.css'
import { type BoardCard, type ColumnKey, type Filing, filingsOf } from './columns.ts'

const tones: Record<Filing['mark'], Tone> = { submitted: 'info', opened: 'success', noOffer: 'warning' }

type CardProps = { card: BoardCard; column: ColumnKey }

/** A company: how far it is, what it filed, and the ways to move it. */
export function Card({ card, column }: CardProps) {
  const say = useSay()
  const { tender, lot, isReadOnly, isMovable, moving, fresh, carrying, movesOf, ask } = useBoard()
  const { key, part, appliesAgain } = card
  const name = part.organizationName
  const isUnderway = moving?.card.key === key
  const isCarried = carrying.carried?.key === key
  const isLocked = isUnderway && moving.isRunning
  const mayCarry = isMovable && !isUnderway
  return (
    <li
      className={classes.card}
      data-card={key}
      data-fresh={fresh.has(key) || undefined}
      data-carried={isCarried || undefined}
      data-underway={isUnderway || undefined}
      {...(mayCarry && carrying.grip(key))}
    >
      <div className={classes.head}>
        {isMovable && (
          <Grip cardKey={key} name={name} column={column} isUnderway={isUnderway} isCarried={isCarried} />
        )}
        <AppLink
          href={applicantPath(tender.id, part.organizationId)}
          className={classes.name}
          draggable={false}
        >
          {name}
        </AppLink>
        {!isReadOnly && (
          <CardMenu
            name={name}
            href={applicantPath(tender.id, part.organizationId)}
            isLocked={isLocked}
            moves={movesOf(card)}
            onMove={(target) => ask(card, target)}
          />
        )}
      </div>
      <p className={classes.state}>
        {say(isUnderway ? (moving.isRunning ? texts.movingNow : texts.moving) : partState(tender, lot, part))}
        {appliesAgain && ` · ${say(texts.appliesAgain)}`}
      </p>
      <Filings part={part} />
      <Unconfirmed part={part} className={classes.state} isShort />
      {part.deniedAt !== null && part.reason && (
        <Clamped as="p" className={classes.reason} lines={2}>
          {say(texts.deniedBecause, { reason: part.reason })}
        </Clamped>
      )}
    </li>
  )
}

function Filings({ part }: { part: LotParticipant }) {
  const say = useSay()
  const { language } = useLanguage()
  const { lot } = useBoard()
  const filings = filingsOf(lot, part)
  if (filings.length === 0) return null
  return (
    <dl className={classes.filings}>
      {filings.map(({ kind, at, openedAt, mark }) => (
        <div key={kind}>
          <dt>{say(texts[kind])}</dt>
          <dd>
            <StatusBadge tone={tones[mark]}>{say(texts[mark])}</StatusBadge>
          </dd>
          {at && (
            <dd className={classes.moment}>{say(texts.filedAt, { moment: sayDeadline(at, language) })}</dd>
          )}
          {openedAt && (
            <dd className={classes.moment}>
              {say(texts.openedAt, { moment: sayDeadline(openedAt, language) })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
