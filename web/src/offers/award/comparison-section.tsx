import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'
import { insideSection } from '../../tenders/frame/who-sees.tsx'
import { isCompared } from './comparison.ts'
import { comparisonAnchor } from './comparison-anchor.ts'
import { texts } from './comparison.texts.ts'

const ComparisonSection = late(async () => (await import('./ComparisonSection.tsx')).ComparisonSection)

/** For those who run the tender, once there are offers to look at. */
export const comparisonSection = insideSection({
  anchor: comparisonAnchor,
  label: texts.title,
  mayOpen: tenderPolicy.lookInside,
  isShown: ({ type, lots }) => isRun(type) && lots.some(isCompared),
  Content: (props) => (
    <Suspense>
      <ComparisonSection {...props} />
    </Suspense>
  ),
})
