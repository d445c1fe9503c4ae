import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayArrival } from '@allmende/domain/times.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rpcQuery } from '../../rpc/queries.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { Receipt } from '../filing/Receipt.tsx'
import { useAwaitedLots } from '../filing/useAwaitedLots.ts'
import { courseOf, type ReceiptFacts, receiptsOf } from './course.ts'
import { CourseList } from './CourseList.tsx'
import { fatesOf, withoutOthersWithdrawal } from './fates.ts'
import { inRound } from './in-round.ts'
import { RefusedAttempts } from './RefusedAttempts.tsx'
import type { Rounds } from './rounds.ts'
import classes from './submissions.module.css'
import { fateTexts, kindTexts, texts } from './submissions.texts.ts'
import { useRounds } from './useRounds.ts'

export const submissionsAnchor = 'einreichungen'

type SubmissionsSectionProps = { tender: ShownTender; offerId: number; rooms: readonly Room[] }

/** Everything that was submitted, withdrawn and refused, with its receipts, and how it came about. */
export function SubmissionsSection({ tender, offerId, rooms }: SubmissionsSectionProps) {
  const say = useSay()
  const { data, error, refetch } = useQuery(rpcQuery('getSubmissions', offerId))
  const receipts = receiptsOf(data?.submissions ?? [])
  const rounds = useRounds(tender, rooms)
  const isAwaited = useAwaitedLots(offerId).size > 0
  return (
    <FormSection anchor={submissionsAnchor} title={say(texts.title)}>
      {error && !data && (
        <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
      )}
      {data && receipts.length === 0 && !isAwaited && <p className={classes.quiet}>{say(texts.none)}</p>}
      {receipts.length > 0 && (
        <div>
          {receipts.map((receipt) => (
            <ReceiptLine
              key={receipt.receiptId}
              tender={tender}
              rooms={rooms}
              rounds={rounds}
              receipt={receipt}
              all={receipts}
            />
          ))}
        </div>
      )}
      {data && data.refused.length > 0 && <RefusedAttempts tender={tender} refused={data.refused} />}
      {data && <CourseList tender={tender} rooms={rooms} rounds={rounds} entries={courseOf(data)} />}
    </FormSection>
  )
}

type ReceiptLineProps = {
  tender: ShownTender
  rooms: readonly Room[]
  rounds: Rounds
  receipt: ReceiptFacts
  all: readonly ReceiptFacts[]
}

const fateTones = { stands: 'success', replaced: 'neutral', withdrawn: 'neutral', opened: 'info' } as const

function ReceiptLine({ tender, rooms, rounds, receipt, all }: ReceiptLineProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [opened, setOpened] = useState(false)
  const { kind: filed, receivedAt } = receipt
  const kind = inRound(say, say(kindTexts[filed]), rounds.ofReceipt(receipt))
  const fates = fatesOf(receipt, all)
  const at = sayArrival(receivedAt, language)
  return (
    <Disclosure
      title={say(texts.receiptOf, { kind, at })}
      aside={
        fates.length > 0 && (
          <span className={classes.fates}>
            {fates.map(({ kind: fate, isWhole, by }) => (
              <span key={fate} className={classes.fate}>
                <StatusBadge tone={fateTones[fate]}>
                  {say(fateTexts[fate][isWhole ? 'whole' : 'partly'])}
                </StatusBadge>
                {by && (
                  <span className={classes.quiet}>
                    {say(texts.replacedBy, { at: sayArrival(by, language) })}
                  </span>
                )}
              </span>
            ))}
          </span>
        )
      }
      opened={opened}
      onToggle={() => setOpened(!opened)}
    >
      <Receipt tender={tender} rooms={rooms} receipt={withoutOthersWithdrawal(receipt, all)} />
    </Disclosure>
  )
}
