import { sayClock } from '@allmende/domain/times.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { rpcQuery } from '../../rpc/queries.ts'
import { useLogin } from '../../session/useLogin.ts'
import { Alert } from '../../ui/Alert.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { receiptsOf } from '../submissions/course.ts'
import { failedTexts, type Filed, filedTexts, texts } from './filing.texts.ts'
import classes from './filing.module.css'
import { dismissFiling, type Filing, resendFiling } from './filings.ts'
import { forgetAttempt, isSubmission, type KeptAttempt } from './kept-attempts.ts'
import { Receipt, receiptIn } from './Receipt.tsx'
import type { ShownFiling } from './useFiling.ts'

type Around = { tender: ShownTender; rooms: readonly Room[] }
type FilingStateProps = Around & { filing: ShownFiling | null }

/** What became of the last attempt to submit or withdraw; the first thing on the page, and brought there. */
export function FilingState({ filing, ...around }: FilingStateProps) {
  const say = useSay()
  const place = useRef<HTMLElement>(null)
  const state = filing?.state ?? null
  useEffect(() => {
    if (state === null || state === 'unanswered') return
    place.current?.scrollIntoView({ block: 'nearest' })
    if (state === 'received' || state === 'refused') place.current?.focus({ preventScroll: true })
  }, [state])
  if (!filing) return null
  return (
    <section ref={place} tabIndex={-1} aria-label={say(texts.stateLabel)} className={classes.place}>
      <Content {...around} filing={filing} />
    </section>
  )
}

function Content({ filing, ...around }: Around & { filing: ShownFiling }) {
  const say = useSay()
  const logIn = useLogin()
  const { attempt, state } = filing
  if (state === 'received') return <Received {...around} filing={filing} />
  if (state === 'refused')
    return (
      <Alert
        tone="danger"
        title={say(failedTexts[attempt.stage])}
        onClose={() => dismissFiling(attempt.offerId)}
      >
        {filing.error.message}
      </Alert>
    )
  if (state === 'unanswered') return <Unanswered attempt={attempt} />
  if (state === 'login')
    return (
      <Alert
        tone="warning"
        title={say(isSubmission(attempt) ? texts.sending : texts.withdrawing)}
        action={
          <Button size="sm" onClick={logIn}>
            {say(houseTexts.logIn)}
          </Button>
        }
      >
        {say(texts.loginMissing)}
      </Alert>
    )
  return <Sending attempt={attempt} isLost={state === 'line'} />
}

const filedBy = ({ stage }: KeptAttempt): Filed => (stage <= 1 ? 'application' : 'offer')

function useAttemptTime({ begun }: KeptAttempt): string {
  const { language } = useLanguage()
  return sayClock(new Date(begun), language)
}

function Sending({ attempt, isLost }: { attempt: KeptAttempt; isLost: boolean }) {
  const say = useSay()
  const time = useAttemptTime(attempt)
  const label = say(isSubmission(attempt) ? texts.sending : texts.withdrawing)
  return (
    <Alert tone={isLost ? 'warning' : 'info'}>
      <ProgressBar label={label} />
      {isLost && <p>{say(texts.lineLost)}</p>}
      <p>{say(texts.sendingText, { time })}</p>
    </Alert>
  )
}

function Unanswered({ attempt }: { attempt: KeptAttempt }) {
  const say = useSay()
  const time = useAttemptTime(attempt)
  return (
    <Alert
      tone="warning"
      title={say(texts.unanswered, { time })}
      action={
        <div className={classes.buttons}>
          <Button size="sm" onClick={() => resendFiling(attempt)}>
            {say(texts.resend)}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => forgetAttempt(attempt)}>
            {say(texts.discard)}
          </Button>
        </div>
      }
    >
      {say(texts.unansweredText)}
    </Alert>
  )
}

type Received = Extract<Filing, { state: 'received' }>

function Received({ filing: { attempt, offer }, ...around }: Around & { filing: Received }) {
  const say = useSay()
  const heading = useId()
  const { data } = useQuery(rpcQuery('getSubmissions', offer.id))
  const listed = receiptsOf(data?.submissions ?? []).find(({ receiptId }) => receiptId === offer.receiptId)
  const receipt = listed ?? receiptIn(offer, attempt)
  const words = filedTexts[filedBy(attempt)]
  return (
    <section aria-labelledby={heading} className={classes.received}>
      <Alert
        tone="success"
        title={say(isSubmission(attempt) ? words.received : words.withdrawn)}
        onClose={() => dismissFiling(offer.id)}
      />
      <h3 id={heading}>{say(isSubmission(attempt) ? texts.receipt : texts.withdrawalReceipt)}</h3>
      {receipt && <Receipt {...around} receipt={receipt} />}
    </section>
  )
}
