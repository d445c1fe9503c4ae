import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRoomJump } from '../rooms/useRoomJump.ts'
import { UploadHelp } from '../rooms/uploads/UploadHelp.tsx'
import { lotName } from '../tenders/course/lot-names.ts'
import { usePageParts, useTender } from '../tenders/frame/tender-context.ts'
import { focusOn } from '../ui/form/focus-on.ts'
import { decoded } from '../ui/hash.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useStrayDrops } from '../ui/upload/useStrayDrops.ts'
import { texts as roomTexts } from '../rooms/rooms.texts.ts'
import { ChangesToConfirm } from './changes/ChangesToConfirm.tsx'
import { DeadlineWatch } from './deadline/DeadlineWatch.tsx'
import { FilingBar } from './filing/FilingBar.tsx'
import { filingAnchor, FilingSection } from './filing/FilingSection.tsx'
import { SubmitDialog } from './filing/SubmitDialog.tsx'
import { FilingState } from './filing/FilingState.tsx'
import { texts as filingTexts } from './filing/filing.texts.ts'
import { useFilingForm } from './filing/useFilingForm.ts'
import type { Phase } from './offer-paths.ts'
import { EarlierAttempts } from './parts/EarlierAttempts.tsx'
import type { OwnPart } from './parts/own-parts.ts'
import { OwnLots } from './parts/OwnLots.tsx'
import classes from './parts/parts.module.css'
import { anchorOfLot } from './parts/PartSection.tsx'
import { phaseTitles } from './parts/phase.texts.ts'
import { usePhase } from './parts/usePhase.ts'
import { submissionsAnchor, SubmissionsSection } from './submissions/SubmissionsSection.tsx'
import { texts as submissionTexts } from './submissions/submissions.texts.ts'

/** What a bidder works with in one phase: her lots and rooms, submitting, and what came of it. */
export function PhasePage({ phase }: { phase: Phase }) {
  const say = useSay()
  const navigate = useNavigate()
  const tender = useTender()
  const { parts, rooms, allRooms, contents, error, retry } = usePhase(tender, phase)
  const hash = decoded(useLocation({ select: (location) => location.hash }))
  useStrayDrops()
  useRoomJump(rooms, hash)
  const offerId = tender.offerId ?? 0
  const form = useFilingForm(tender, offerId, phase === 'offer' ? 'offer' : 'application', parts, contents)
  const isFiling = phase !== 'negotiation' && form.checks.length > 0
  useParts(parts, isFiling)
  const hasNames = tender.lots.length > 1
  return (
    <div className={classes.page}>
      <PageHeader level={2} title={say(phaseTitles[phase])} />
      {phase !== 'negotiation' && <FilingState tender={tender} rooms={allRooms} filing={form.filing} />}
      <ChangesToConfirm
        tender={tender}
        offerId={offerId}
        parts={parts}
        onResubmit={(lotIds) => {
          form.choose(lotIds)
          void navigate({ hash: filingAnchor, replace: true })
          focusOn(filingAnchor)
        }}
      />
      <DeadlineWatch
        offerId={tender.offerId}
        phase={phase}
        parts={parts}
        rooms={contents.rooms}
        checks={form.checks}
        hasNames={hasNames}
      />
      {error && !rooms && <LoadFault title={say(roomTexts.notLoaded)} error={error} onRetry={retry} />}
      {rooms?.some(({ readOnly }) => readOnly === null) && <UploadHelp />}
      <OwnLots tender={tender} phase={phase} parts={parts} rooms={rooms} hash={hash} />
      <EarlierAttempts tender={tender} phase={phase} rooms={contents.rooms} />
      {isFiling && <FilingSection tender={tender} form={form} />}
      <SubmissionsSection tender={tender} offerId={offerId} rooms={allRooms} />
      {isFiling && <FilingBar form={form} />}
      {phase !== 'negotiation' && <SubmitDialog tender={tender} form={form} />}
    </div>
  )
}

/** Lots, submitting and submissions in the menu of the tender. */
function useParts(parts: readonly OwnPart[], isFiling: boolean): void {
  const say = useSay()
  const lots = parts.map(({ lot }) => `${lot.id} ${lotName(lot)}`).join('\n')
  const entries = useMemo(
    () => [
      ...(parts.length > 1
        ? parts.map(({ lot }) => ({ anchor: anchorOfLot(lot.id), label: lotName(lot) }))
        : []),
      ...(isFiling ? [{ anchor: filingAnchor, label: say(filingTexts.title) }] : []),
      { anchor: submissionsAnchor, label: say(submissionTexts.title) },
    ],
    // The parts are made anew each time; the menu changes with which lots there are.
    // oxlint-disable-next-line react/exhaustive-deps
    [lots, isFiling, say],
  )
  usePageParts(entries)
}
