import type { RecordRemarks } from '@allmende/domain/record/record.contract.ts'
import { isHeadingOf, withHeadings } from '@allmende/domain/record/record-outline.ts'
import { type RecordPointKey, recordPoints } from '@allmende/domain/record/record.rules.ts'
import { recordPointTexts } from '@allmende/domain/record/record.texts.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { PdfButton } from '../shell/PdfButton.tsx'
import { usePageParts, useTender } from '../tenders/frame/tender-context.ts'
import { Alert } from '../ui/Alert.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import type { CaretUnder } from '../ui/markdown/caret-under.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { PointList } from './PointList.tsx'
import { texts } from './record.texts.ts'
import { RemarksForm } from './RemarksForm.tsx'
import { useRemarksForm } from './useRemarksForm.ts'

const anchors = { points: 'vollstaendigkeit', remarks: 'anmerkungen' }

/** The record of a tender: what it lacks, and what the team itself writes in it. */
export function RecordScreen() {
  const tender = useTender()
  return isSeenInside(tender) ? <Loaded tender={tender} /> : null
}

function Loaded({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const remarks = useQuery(rpcQuery('getRecordRemarks', tender.id))
  return (
    <>
      <PageHeader
        level={2}
        title={say(texts.title)}
        lead={say(texts.lead)}
        actions={<PdfButton request={{ kind: 'record', id: tender.id }} label={say(texts.pdf)} />}
      />
      {tender.archived !== null && <Alert tone="info">{say(texts.stillWritable)}</Alert>}
      {remarks.data && <Sections tender={tender} remarks={remarks.data} />}
      {!remarks.data && !remarks.error && <LoadingScreen />}
      {!remarks.data && remarks.error && (
        <LoadFault
          title={say(texts.notLoaded)}
          error={remarks.error}
          onRetry={() => void remarks.refetch()}
        />
      )}
    </>
  )
}

function Sections({ tender, remarks }: { tender: TeamTender; remarks: RecordRemarks }) {
  const say = useSay()
  const { language } = useLanguage()
  const state = useRemarksForm(tender.id, remarks)
  const points = useMemo(() => recordPoints(tender, remarks.text), [tender, remarks.text])
  usePageParts(
    useMemo(
      () => [
        { anchor: anchors.points, label: say(texts.points) },
        { anchor: anchors.remarks, label: say(texts.remarks) },
      ],
      [say],
    ),
  )
  const { values, setValues } = state.form
  const [caretUnder, setCaretUnder] = useState<CaretUnder | null>(null)

  /** Headings for these points, where there is none yet; what was typed stays, and the caret stands under the first. */
  function outline(keys: readonly RecordPointKey[]) {
    const titles = keys.map((key) => recordPointTexts[key].title)
    const text = withHeadings(values.text, titles, language)
    const isNew = text !== values.text.trimEnd()
    if (isNew) setValues({ ...values, text })
    const [first] = titles
    if (first) setCaretUnder({ isHeading: isHeadingOf(first) })
  }
  const missing = points.filter(({ state: how, place }) => how === 'missing' && place === 'remarks')
  return (
    <>
      <PointList id={anchors.points} tenderId={tender.id} points={points} onWrite={(key) => outline([key])} />
      <RemarksForm
        id={anchors.remarks}
        state={state}
        remarks={remarks}
        caretUnder={caretUnder}
        onOutline={missing.length > 0 ? () => outline(missing.map(({ key }) => key)) : null}
      />
    </>
  )
}
