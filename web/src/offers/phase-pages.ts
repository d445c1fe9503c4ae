import type { TenderPage } from '../tenders/frame/tender-page.ts'
import { pagePaths, pageRules, phases } from './offer-paths.ts'
import { phaseTitles } from './parts/phase.texts.ts'

/** A bidder's pages of a tender, as far as she has come. */
export const phasePages: readonly TenderPage[] = phases.map((phase) => ({
  path: pagePaths[phase],
  label: phaseTitles[phase],
  mayOpen: pageRules[phase],
}))
