import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { useState } from 'react'
import { useSession } from '../../session/useSession.ts'
import type { OwnPart } from '../parts/own-parts.ts'
import { checklistOf, type Contents, type LotCheck, readyLots } from './checklist.ts'
import { type Filed, filedTexts, texts } from './filing.texts.ts'
import { beginFiling, isUnderway } from './filings.ts'
import { useFiling } from './useFiling.ts'

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
  const user = useSession().user?.email
  const filing = useFiling(offerId)
  const checks = checklistOf(parts, filed, contents)
  const [ticked, setTicked] = useState<readonly number[] | null>(null)
  const complete = checks.filter(({ isComplete }) => isComplete).map(({ own }) => own.lot.id)
  const chosen = (ticked ?? readyLots(checks)).filter((id) => complete.includes(id))
  const chosenChecks = checks.filter(({ own }) => chosen.includes(own.lot.id))
  const withdrawable = checks.filter((check) => check.isFiled)
  const isBusy = filing !== null && filing.state !== 'unanswered' && isUnderway(filing)
  const isAgain = chosenChecks.length > 0 && chosenChecks.every((check) => check.isFiled)

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
    label: filedTexts[filed][isAgain ? 'resubmit' : 'submit'],
    whyNot: isBusy ? { text: texts.underway } : whyNothing(checks, chosenChecks),
    isBusy,
    submit: () => begin(stages[filed].submit, chosen),
    withdraw: (lotIds: readonly number[]) => begin(stages[filed].withdraw, lotIds),
  }
}

type Sentence = { text: Bilingual; values?: Values }

/** Why nothing can be submitted; null where it can. */
function whyNothing(checks: readonly LotCheck[], chosen: readonly LotCheck[]): Sentence | null {
  if (chosen.length > 0) return null
  const open = checks.filter(({ isChanged }) => isChanged)
  if (open.length === 0) return { text: texts.nothingChanged }
  if (open.some(({ isComplete }) => isComplete)) return { text: texts.chooseLot }
  const rooms = open.flatMap((check) =>
    check.rooms.flatMap(({ room, isMissing }) => (isMissing ? [room.name] : [])),
  )
  return { text: texts.incomplete, values: { rooms: [...new Set(rooms)].join(', ') } }
}
