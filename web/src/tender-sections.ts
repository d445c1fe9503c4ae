import { answersSection } from './messages/answers/answers-section.tsx'
import { comparisonSection } from './offers/award/comparison-section.tsx'
import { boardSection } from './offers/board/board-section.tsx'
import { openingsSection } from './offers/opening/OpeningsSection.tsx'
import { participationSection } from './offers/participation-section.ts'
import {
  checkSection,
  factsSection,
  historySection,
  importedSection,
  lotsSection,
  noticeSection,
  portalSection,
  resultsSection,
} from './tenders/own-sections.ts'
import type { TenderSection } from './tenders/frame/tender-page.ts'

/** What stands on the first page of a tender, in this order. An area adds its own here. */
export const tenderSections: readonly TenderSection[] = [
  importedSection,
  checkSection,
  portalSection,
  resultsSection,
  participationSection,
  factsSection,
  lotsSection,
  comparisonSection,
  boardSection,
  openingsSection,
  answersSection,
  historySection,
  noticeSection,
]
