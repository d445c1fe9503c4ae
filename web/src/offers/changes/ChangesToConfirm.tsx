import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { call } from '../../rpc/call.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { ChangeLines } from '../../tenders/changes/ChangeLines.tsx'
import { lotName, lotNames } from '../../tenders/course/lot-names.ts'
import { useAttempt } from '../../tenders/course/useAttempt.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import type { OwnPart } from '../parts/own-parts.ts'
import { type OwnChange, changesToConfirm } from './to-confirm.ts'
import classes from './to-confirm.module.css'
import { texts } from './to-confirm.texts.ts'

type ChangesToConfirmProps = {
  tender: ShownTender
  offerId: number
  parts: readonly OwnPart[]
  /** Leads to submitting, with these lots chosen. */
  onResubmit: (lotIds: number[]) => void
}

/** What was announced after she submitted: why, what, and the ways to answer it. */
export function ChangesToConfirm({ tender, offerId, parts, onResubmit }: ChangesToConfirmProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const changes = changesToConfirm(parts)
  if (changes.length === 0 && !isConfirmed) return null
  const confirmed = () => {
    setConfirmed(true)
    requestAnimationFrame(() => place.current?.focus({ preventScroll: true }))
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {isConfirmed && <Alert tone="success">{say(texts.confirmed)}</Alert>}
      {changes.map((change) => (
        <ToConfirm
          key={change.changeId}
          tender={tender}
          offerId={offerId}
          change={change}
          onConfirmed={confirmed}
          onResubmit={onResubmit}
        />
      ))}
    </div>
  )
}

type ToConfirmProps = Omit<ChangesToConfirmProps, 'parts'> & { change: OwnChange; onConfirmed: () => void }

function ToConfirm({ tender, offerId, change, onConfirmed, onResubmit }: ToConfirmProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { attempt, isRunning, refusal, failed } = useAttempt(texts.notConfirmed)
  const { changeId, reason, text, lots, canResubmit } = change
  const moment = sayMoment(change.announced, language)
  const isSome = tender.lots.length > 1
  async function confirm() {
    const offer = await attempt(() => call('confirmChange', offerId, changeId))
    if (!offer) return
    await queryClient.invalidateQueries(rpcQuery('getProject', tender.id))
    onConfirmed()
  }
  return (
    <Alert
      tone="warning"
      isQuiet
      title={say(texts.title)}
      action={
        <div className={classes.ways}>
          <Button
            size="sm"
            loading={isRunning}
            aria-label={say(texts.confirmOf, { moment })}
            onClick={() => void confirm()}
          >
            {say(texts.confirm)}
          </Button>
          {canResubmit && (
            <Button size="sm" variant="default" onClick={() => onResubmit(lots.map(({ id }) => id))}>
              {say(texts.resubmit)}
            </Button>
          )}
        </div>
      }
    >
      <div className={classes.words}>
        {refusal && (
          <Alert tone="danger" title={say(failed)}>
            {refusal.message}
          </Alert>
        )}
        <p>{say(canResubmit ? texts.intro : texts.introOver)}</p>
        <p>
          <strong>{say(texts.announced, { moment })}</strong>
          {isSome && `, ${say(texts.concerns, { lots: lotNames(lots) })}`}
        </p>
        {reason && (
          <p className={classes.said}>
            {say(texts.reason)}: {reason}
          </p>
        )}
        {!reason && <p>{say(texts.untold)}</p>}
        {text && <p className={classes.said}>{text}</p>}
        <Lines tender={tender} change={change} />
      </div>
    </Alert>
  )
}

function Lines({ tender, change: { changes } }: Pick<ToConfirmProps, 'tender' | 'change'>) {
  const say = useSay()
  // Few lines are read at once.
  const [isOpen, setOpen] = useState(changes.length <= 5)
  if (changes.length === 0) return null
  return (
    <Disclosure
      level={3}
      title={changes.length === 1 ? say(texts.showOneLine) : say(texts.showLines, { n: changes.length })}
      opened={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <ChangeLines
        changes={changes}
        nameOf={(lotId) => {
          const lot = tender.lots.find(({ id }) => id === lotId)
          return tender.lots.length > 1 && lot ? lotName(lot) : null
        }}
      />
    </Disclosure>
  )
}
