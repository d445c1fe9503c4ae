import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'
import { insideSection } from '../../tenders/frame/who-sees.tsx'
import { boardAnchor } from './board-anchor.ts'
import { texts } from './board.texts.ts'

const BoardSection = late(async () => (await import('./BoardSection.tsx')).BoardSection)

/** For those who run the tender, once companies can take part in it. */
export const boardSection = insideSection({
  anchor: boardAnchor,
  label: texts.title,
  mayOpen: tenderPolicy.lookInside,
  isShown: ({ type, stage }) => isRun(type) && stage !== null && stage >= 2,
  Content: (props) => (
    <Suspense>
      <BoardSection {...props} />
    </Suspense>
  ),
})
