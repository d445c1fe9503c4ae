import { Disclosure } from '../../ui/Disclosure.tsx'
import { useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import classes from './award.module.css'
import { texts } from './award.texts.ts'
import type { Contender, Reasons } from './contenders.ts'

type PreviewProps = {
  winner: Contender
  told: readonly Contender[]
  reasons: Reasons
  /** The earliest day of the contract, where an award is only announced. */
  day: string | null
  /** Whether the winner is told something, too. */
  isAward: boolean
  /** Whether the others are told who gets the lot. */
  isWinnerTold?: boolean
}

/** What each company will read, before it is sent. */
export function Preview({ winner, told, reasons, day, isAward, isWinnerTold = true }: PreviewProps) {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  const { organizationName: name } = winner
  return (
    <Disclosure title={say(texts.preview)} opened={opened} onToggle={() => setOpened(!opened)}>
      <div className={classes.preview}>
        <p className={classes.quiet}>{say(texts.previewHint)}</p>
        <dl>
          {isAward && <Told to={name} text={say(texts.toldWon)} />}
          {told.map(({ offerId, organizationName }) => (
            <Told
              key={offerId}
              to={organizationName}
              text={
                day === null
                  ? say(isWinnerTold ? texts.toldLost : texts.toldLostOnRequest, { winner: name })
                  : say(texts.toldDenied, { winner: name, day })
              }
              reason={reasons[offerId]?.trim() ?? ''}
            />
          ))}
        </dl>
        {day !== null && <p className={classes.quiet}>{say(texts.dayNamed)}</p>}
        {!isAward && <p className={classes.quiet}>{say(texts.toldNothing, { winner: name })}</p>}
      </div>
    </Disclosure>
  )
}

function Told({ to, text, reason }: { to: string; text: string; reason?: string }) {
  const say = useSay()
  return (
    <div>
      <dt>{say(texts.toldName, { name: to })}</dt>
      <dd>
        {text}
        {reason !== undefined && (
          <p className={classes.told}>
            {reason ? say(texts.toldReason, { reason }) : say(texts.noReasonYet)}
          </p>
        )}
      </dd>
    </div>
  )
}
