import type { TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayTime } from '@allmende/domain/times.ts'
import { useEffect, useId, useState } from 'react'
import { call } from '../../rpc/call.ts'
import { serverNow } from '../../rpc/clock.ts'
import { useSession } from '../../session/useSession.ts'
import type { ActionDialogProps } from '../../tenders/actions/action-dialog.ts'
import { lotOptions } from '../../tenders/actions/offered-actions.ts'
import { CourseDialog } from '../../tenders/course/CourseDialog.tsx'
import { texts as courseTexts } from '../../tenders/course/course.texts.ts'
import { LotChoice, possibleLots } from '../../tenders/course/LotChoice.tsx'
import { useCourseChange } from '../../tenders/course/useCourseChange.ts'
import { Facts } from '../../ui/Facts.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { OpenedLots } from './OpenedLots.tsx'
import { leftBehindBy } from './opening-facts.ts'
import { targetTexts, texts, titleTexts, whatHappens } from './opening.texts.ts'
import {
  begunIn,
  type Confirmation,
  confirmationFor,
  type OpeningAction,
  roundFor,
  targetOf,
} from './openings.ts'

export type OpeningDialogProps = ActionDialogProps & {
  action: OpeningAction
  /** Which lots are ticked at first; otherwise all that can be opened. */
  lotIds?: readonly number[]
}

/** One of two confirms with her password; the second confirmation opens. */
export function OpeningDialog({ tender, onClose, action, lotIds: wanted }: OpeningDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const passwordId = useId()
  const change = useCourseChange(courseTexts.stageNotChanged)
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const options = lotOptions(tender.lots, action)
  const [lotIds, setLotIds] = useState<readonly number[]>(() => {
    const possible = possibleLots(options)
    return wanted ? possible.filter((id) => wanted.includes(id)) : possible
  })
  const lots = tender.lots.filter(({ id }) => lotIds.includes(id))
  const target = targetOf(action)
  const steps = useConfirmations(lots, (lot, user) =>
    confirmationFor(tender, lot, { target, user, now: serverNow() }),
  )
  useFocusAfter(change.refusal, passwordId)

  async function confirm() {
    setMissing(password === '')
    if (password === '') {
      focusOn(passwordId)
      return
    }
    const known = new Set(tender.lots.flatMap(({ openings }) => openings.map(({ id }) => id)))
    const changed = await change.run(() =>
      call('updateProjectStage', { id: tender.id, stage: target }, [...lotIds], password),
    )
    setPassword('')
    if (!changed) return
    const isOpened = changed.lots.some(({ openings }) => openings.some(({ id }) => !known.has(id)))
    const [begun] = changed.lots.filter(({ id }) => lotIds.includes(id)).flatMap((lot) => begunIn(lot) ?? [])
    if (isOpened) toast.success(say(texts.openedToast, { what: say(targetTexts[target]) }))
    if (begun) toast.info(say(texts.begunToast, { time: sayTime(begun.until, language) }))
    onClose()
  }
  const isDenying =
    steps.includes('second') &&
    action === 'openWaitingRoom' &&
    lots.some((lot) => leftBehindBy(lot, roundFor(tender, lot, target)).denied.length > 0)
  return (
    <CourseDialog
      title={say(titleTexts[action])}
      onClose={onClose}
      change={change}
      danger={isDenying}
      submitLabel={say(labelFor(steps))}
      whyNot={lotIds.length === 0 ? say(courseTexts.chooseLot) : null}
      onSubmit={() => void confirm()}
    >
      <Facts facts={[{ label: say(texts.tender), value: tender.name }]} />
      <p>{say(whatHappens[action])}</p>
      <p>{say(texts.fourEyes)}</p>
      <LotChoice options={options} value={lotIds} onChange={setLotIds} error={change.faultAt('1')} />
      <OpenedLots tender={tender} lots={lots} target={target} steps={steps} />
      <PasswordField
        id={passwordId}
        label={say(texts.password)}
        hint={say(texts.passwordHint)}
        required
        autoComplete="current-password"
        // All that is left to do; what cannot be taken back begins at the way out.
        isFirst={lots.length > 0 && !isDenying}
        error={isMissing && password === '' ? say(texts.passwordMissing) : change.faultAt('2')}
        value={password}
        onChange={setPassword}
      />
    </CourseDialog>
  )
}

/** What this person's confirmation would be for each lot; looked at again when the time of a first one is over. */
function useConfirmations(
  lots: readonly TeamLot[],
  of: (lot: TeamLot, user: string) => Confirmation,
): Confirmation[] {
  const { user } = useSession()
  const ends = lots.flatMap((lot) => begunIn(lot)?.until.getTime() ?? [])
  useTimeLeft(ends.length === 0 ? null : new Date(Math.min(...ends)))
  return lots.map((lot) => of(lot, user?.email ?? ''))
}

/** A verb for what happens to all of them. */
function labelFor(steps: readonly Confirmation[]) {
  const [first, ...others] = new Set(steps)
  if (others.length > 0) return texts.confirmMixed
  if (first === 'second') return texts.confirmSecond
  return first === 'again' ? texts.restart : texts.confirmFirst
}

/** Who was refused types her password anew. */
function useFocusAfter(refusal: unknown, id: string): void {
  useEffect(() => {
    if (refusal) focusOn(id)
  }, [refusal, id])
}
