import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { refused } from '@allmende/domain/verdict.ts'
import type { MayOpen, TenderAction, TenderSection } from './tender-page.ts'

/** Whoever may know of the tender. */
export const everyone: MayOpen = (actor, tender, now) =>
  tenderPolicy.view(actor, isSeenInside(tender) ? tender : { team: [], publicFrom: tender.published }, now)

/** Nobody who was sent less than the team gets; of those inside, whom the rule allows. */
export const inside =
  (rule: MayOpen<TeamTender>): MayOpen =>
  (actor, tender, now) =>
    isSeenInside(tender) ? rule(actor, tender, now) : refused('notFound')

/** A section that needs what only the team gets. */
export const insideSection = ({
  Content,
  isShown,
  mayOpen,
  ...section
}: TenderSection<TeamTender>): TenderSection => ({
  ...section,
  mayOpen: inside(mayOpen),
  isShown: (tender, form) => isSeenInside(tender) && isShown(tender, form),
  Content: ({ tender, ...props }) => (isSeenInside(tender) ? <Content tender={tender} {...props} /> : null),
})

/** An action that needs what only the team gets. */
export const insideAction = ({ Action, mayOpen, ...action }: TenderAction<TeamTender>): TenderAction => ({
  ...action,
  mayOpen: inside(mayOpen),
  Action: ({ tender }) => (isSeenInside(tender) ? <Action tender={tender} /> : null),
})
