import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useState } from 'react'
import { useSession } from '../../session/useSession.ts'
import { useSay } from '../../ui/language.tsx'
import { isFiled, type OwnPart } from '../parts/own-parts.ts'
import { checklistOf, type Contents, readyLots } from './checklist.ts'
import { type Filed, filedTexts, texts } from './filing.texts.ts'
import { beginFiling, isUnderway } from './filings.ts'
import { useFiling } from './useFiling.ts'
import { whyNothing } from './why-nothing.ts'

const stages = { application: { submit: 1, withdraw: 0 }, offer: { submit: 6, withdraw: 5 } } as const

export type FilingForm = ReturnType<typeof useFilingForm>

/** What can be submitted and withdrawn now, which lots are ticked, and why something cannot be done. */
export function useFilingForm(
  tender: ShownTender,
  offerId: number,
  filed: Filed,
  parts: readonly OwnPart[],
  contents: Contents,
) {
  const say = useSay()
  const user = useSession().user?.email
  const filing = useFiling(offerId)
  const checks = checklistOf(parts, filed, contents)
  const [ticked, setTicked] = useState<readonly number[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const complete = checks.filter(({ isComplete }) => isComplete).map(({ own }) => own.lot.id)
  const chosen = (ticked ?? readyLots(checks)).filter((id) => complete.includes(id))
  const chosenChecks = checks.filter(({ own }) => chosen.includes(own.lot.id))
  const withdrawable = checks.filter((check) => check.isFiled)
  const isBusy = filing !== null && filing.state !== 'unanswered' && isUnderway(filing)
  const isAgain = chosenChecks.length > 0 && chosenChecks.every((check) => check.isFiled)
  const isOther = chosenChecks.some(({ isChanged }) => isChanged)

  function begin(stage: 0 | 1 | 5 | 6, lotIds: readonly number[]) {
    if (user === undefined) return
    setTicked(null)
    beginFiling({ user, tenderId: tender.id, offerId, stage, lotIds: [...lotIds] })
  }
  return {
    filed,
    filing,
    checks,
    chosen,
    chosenChecks,
    withdrawable,
    choose: (lotIds: number[]) => setTicked(lotIds),
    label: filedTexts[filed][!isAgain ? 'submit' : isOther ? 'resubmit' : 'submitAgain'],
    whyNot: isBusy ? say(texts.underway) : whyNothing(checks, chosenChecks, tender.lots.length > 1, say),
    isBusy,
    /** Something was submitted before and still counts. */
    hasFiled: parts.some((own) => isFiled(own, filed)),
    /** She is asked once more before it counts. */
    isAsking,
    ask: () => setAsking(true),
    stopAsking: () => setAsking(false),
    submit: () => {
      setAsking(false)
      begin(stages[filed].submit, chosen)
    },
    withdraw: (lotIds: readonly number[]) => begin(stages[filed].withdraw, lotIds),
  }
}
