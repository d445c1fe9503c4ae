import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { firstRefusal } from '@allmende/domain/verdict.ts'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { insideAction } from './frame/who-sees.tsx'
import { texts } from './frame/frame.texts.ts'
import { editPath } from './tender-paths.ts'

/** What can be published is edited no longer in the first place, nor is what runs. */
const isNextStep = ({ stage, actions }: TeamTender): boolean =>
  stage === null && !actions.some(({ action, verdict }) => action === 'publish' && verdict.allowed)

function EditButton({ tender }: { tender: TeamTender }) {
  const say = useSay()
  return (
    <Button
      component={AppLink}
      href={editPath(tender.id)}
      variant={isNextStep(tender) ? 'filled' : 'default'}
      leftSection={<IconPencil size={20} aria-hidden />}
    >
      {say(texts.edit)}
    </Button>
  )
}

/** Leads to the form, for whoever may change the tender. */
export const editAction = insideAction({
  key: 'edit',
  mayOpen: (actor, tender, now) =>
    firstRefusal(tenderPolicy.update(actor, tender, now), mayBeChanged(tender)),
  Action: EditButton,
})
