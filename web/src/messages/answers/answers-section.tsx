import { Suspense } from 'react'
import { late } from '../../shell/late.ts'
import type { TenderSection } from '../../tenders/frame/tender-page.ts'
import { everyone } from '../../tenders/frame/who-sees.tsx'
import { answersAnchor } from './answers-anchor.ts'
import { texts } from './answers.texts.ts'

const Answers = late(async () => (await import('./Answers.tsx')).Answers)

/** On the first page of a tender, for everyone who may read its documents. */
export const answersSection: TenderSection = {
  anchor: answersAnchor,
  label: texts.title,
  mayOpen: everyone,
  isShown: () => true,
  // Whether there are any is known once they are loaded.
  isListed: false,
  Content: ({ tender }) => (
    <Suspense fallback={null}>
      <Answers tender={tender} />
    </Suspense>
  ),
}
