import { countLines } from '@allmende/domain/tenders/changes/comparison.ts'
import type { ComparedPart } from '@allmende/domain/tenders/changes/compared.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { CourseDialog } from '../course/CourseDialog.tsx'
import { longestReason } from '../course/reasons.ts'
import { useNamingAsked } from '../course/named-companies.ts'
import { useCourseChange } from '../course/useCourseChange.ts'
import type { ReadyTemplate } from '../useTemplate.ts'
import { filedCompanies, namedChanges, partName, toldName } from './announcement.ts'
import { changesPath } from './change-paths.ts'
import classes from './changes.module.css'
import { texts } from './changes.texts.ts'
import { MovedDeadlines } from './MovedDeadlines.tsx'
import { useAddedLotFindings } from './useAddedLotFindings.ts'
import { useInForce } from './useInForce.ts'
import { useComparison } from './useComparison.ts'

type AnnounceFormProps = {
  announced: TeamTender
  pending: TeamTender
  ready: ReadyTemplate
  onClose: () => void
  onAnnounced?: (() => void) | undefined
}

/** More parts are counted, not named. */
const mostParts = 6

/** What will be public in a moment, in short; a reason and the words for those whom it concerns. */
export function AnnounceForm({ announced, pending, ready, onClose, onAnnounced }: AnnounceFormProps) {
  const say = useSay()
  const change = useCourseChange(texts.notAnnounced)
  const standing = useInForce(ready.form, announced)
  const parts = useComparison(ready, standing, pending)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? say(texts.proposal, { labels: namedChanges(parts, say) })
  const filed = filedCompanies(announced)
  const lacking = useAddedLotFindings(ready, announced, pending)
  const isLacking = lacking > 0 && say(lacking === 1 ? texts.oneMissing : texts.someMissing, { n: lacking })
  const missing =
    parts.length === 0 ? texts.nothingToAnnounce : reason.trim() === '' ? texts.reasonMissing : null
  const mayGo = useNamingAsked(announced)
  async function announce() {
    const told = { reason: reason.trim(), text: text.trim() }
    if (!(await mayGo(`${told.reason} ${told.text}`))) return
    if (!(await change.run(() => call('announceChange', announced.id, told)))) return
    toast.success(say(texts.announced))
    onClose()
    onAnnounced?.()
  }
  return (
    <CourseDialog
      title={say(texts.announceTitle)}
      onClose={onClose}
      change={change}
      submitLabel={say(texts.announce)}
      whyNot={isLacking || (missing && say(missing))}
      onSubmit={() => void announce()}
    >
      <p>{say(texts.announceText)}</p>
      <Summary tenderId={announced.id} parts={parts} onClose={onClose} />
      <MovedDeadlines tender={announced} form={ready.form} standing={standing} pending={pending} />
      {filed > 0 && (
        <Alert tone="warning" isQuiet>
          {say(filed === 1 ? texts.filedOne : texts.filedSome, { n: filed })}
        </Alert>
      )}
      {announced.isMarked && (
        <Alert tone="info" isQuiet>
          {say(texts.noticeQueued)}
        </Alert>
      )}
      <TextAreaField
        label={say(texts.reason)}
        hint={say(texts.reasonHint)}
        required
        rows={3}
        maxLength={longestReason}
        error={change.faultAt('1.reason')}
        value={reason}
        onChange={setReason}
      />
      <TextAreaField
        label={say(texts.text)}
        hint={say(texts.textHint)}
        rows={4}
        maxLength={longestReason}
        error={change.faultAt('1.text')}
        value={text}
        onChange={setTyped}
      />
    </CourseDialog>
  )
}

type SummaryProps = { tenderId: number; parts: readonly ComparedPart[]; onClose: () => void }

function Summary({ tenderId, parts, onClose }: SummaryProps) {
  const say = useSay()
  const count = countLines(parts)
  const amount = (n: number) => say(n === 1 ? texts.oneLine : texts.lines, { n })
  return (
    <div>
      <strong>{say(count === 1 ? texts.oneChange : texts.someChanges, { n: count })}</strong>
      <ul className={classes.summary}>
        {parts.slice(0, mostParts).map((part) => (
          <li key={part.key}>
            {part.fate === 'added' && part.caption
              ? toldName(part, say)
              : `${partName(part)}: ${part.fate === 'added' ? say(texts.addedPart) : amount(part.lines.length)}`}
          </li>
        ))}
        {parts.length > mostParts && <li>{say(texts.more, { n: parts.length - mostParts })}</li>}
      </ul>
      <AppLink href={changesPath(tenderId)} onClick={onClose}>
        {say(texts.compare)}
      </AppLink>
    </div>
  )
}
