import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { HistorySection, historyAnchor } from './course/HistorySection.tsx'
import { LotsTable, lotsAnchor } from './course/LotsTable.tsx'
import { texts as timelineTexts } from './course/timeline.texts.ts'
import { texts as checkTexts } from './check/check.texts.ts'
import { CheckSection, checkAnchor } from './check/CheckSection.tsx'
import { isStandardNotice, type TenderSection } from './frame/tender-page.ts'
import { everyone, insideSection } from './frame/who-sees.tsx'
import { texts as importTexts } from './import/import.texts.ts'
import { ImportedSection, importAnchor } from './import/ImportedSection.tsx'
import { noticeAnchor, ReadableNotice } from './notice/ReadableNotice.tsx'
import { texts as noticeTexts } from './notice/ReadableNotice.texts.ts'
import { texts as portalTexts } from './portal/portal.texts.ts'
import { PortalSection, portalAnchor } from './portal/PortalSection.tsx'
import { ResultsSection, resultsAnchor } from './results/ResultsSection.tsx'
import { texts as resultTexts } from './results/results.texts.ts'
import { factsAnchor, TenderFacts } from './TenderFacts.tsx'
import { texts } from './tenders.texts.ts'

export const importedSection = insideSection({
  anchor: importAnchor,
  label: importTexts.imported,
  mayOpen: tenderPolicy.lookInside,
  isShown: ({ imported }) => imported !== null,
  Content: ImportedSection,
})

export const checkSection = insideSection({
  anchor: checkAnchor,
  label: checkTexts.title,
  mayOpen: tenderPolicy.lookInside,
  // What has been announced is no longer prepared.
  isShown: (tender, form) => isStandardNotice(tender, form) && (tender.stage === null || tender.stage === 1),
  Content: CheckSection,
})

export const portalSection = insideSection({
  anchor: portalAnchor,
  label: portalTexts.title,
  mayOpen: tenderPolicy.lookInside,
  // Without the portal there is nothing to say of it once a tender is published.
  isShown: (tender, form) =>
    isStandardNotice(tender, form) && (tender.stage === null || tender.isMarked || tender.notices.length > 0),
  Content: PortalSection,
})

export const resultsSection = insideSection({
  anchor: resultsAnchor,
  label: resultTexts.inMenu,
  mayOpen: tenderPolicy.lookInside,
  isShown: ({ results }) => results.length > 0,
  Content: ResultsSection,
})

export const factsSection: TenderSection = {
  anchor: factsAnchor,
  label: texts.facts,
  mayOpen: everyone,
  isShown: () => true,
  Content: TenderFacts,
}

/** Where there is more than the tender itself. */
export const lotsSection: TenderSection = {
  anchor: lotsAnchor,
  label: texts.lots,
  mayOpen: everyone,
  isShown: ({ lots }) => lots.some(({ identifier }) => identifier !== null),
  Content: LotsTable,
}

export const noticeSection: TenderSection = {
  anchor: noticeAnchor,
  label: noticeTexts.notice,
  mayOpen: everyone,
  isShown: (_tender, form) => form !== null,
  Content: ReadableNotice,
}

/** How the procedure came to where it is, and what is to come. */
export const historySection: TenderSection = {
  anchor: historyAnchor,
  label: timelineTexts.history,
  mayOpen: everyone,
  isShown: () => true,
  Content: HistorySection,
}
