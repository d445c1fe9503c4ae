import { isInternal } from '@allmende/domain/actor.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Navigate } from '@tanstack/react-router'
import { NoPermissionScreen, NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { useActor } from '../session/useSession.ts'
import { AuthorityEntry } from './AuthorityEntry.tsx'
import { BidderEntry } from './BidderEntry.tsx'
import { ConcessionStep } from './ConcessionStep.tsx'
import { LawAreaStep, NotOfferedStep, OtherRulesStep, ProcurementLawStep } from './LawSteps.tsx'
import { lawTexts } from './wizard.texts.ts'

export type WizardSteps = { step1: string; step2?: string | undefined; step3?: string | undefined }

/** The way in: each address is one question. */
export function WizardScreen({ step1, step2, step3 }: WizardSteps) {
  const actor = useActor()
  const staff: boolean = isInternal(actor)
  // Whoever bids has her own tenders to go to.
  if (actor.kind === 'user' && !staff) return <Navigate to="/projekte" replace />
  if (step1 === '1' && step2 === undefined) return <AuthorityEntry />
  if (step1 === '2' && step2 === undefined) return <BidderEntry />
  if (step1 !== '3') return <NotFoundScreen />
  if (!tenderPolicy.create(actor).allowed) return <NoPermissionScreen />
  return <CreateSteps area={step2} law={step3} />
}

function CreateSteps({ area, law }: { area: string | undefined; law: string | undefined }) {
  if (area === undefined) return <LawAreaStep />
  if (area === '1') {
    if (law === undefined) return <ProcurementLawStep />
    if (law === '1') return <ConcessionStep />
    return law === '2' ? <OtherRulesStep /> : <NotFoundScreen />
  }
  const other = /^[2-5]$/.test(area) && law === undefined ? lawTexts[Number(area) - 1] : undefined
  return other ? <NotOfferedStep law={other.title} /> : <NotFoundScreen />
}
