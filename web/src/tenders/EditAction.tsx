import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useActor } from '../session/useSession.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './frame/frame.texts.ts'
import { editPath } from './tender-paths.ts'

/** Leads to the form, for whoever may change the tender. */
export function EditAction({ tender }: { tender: Tender }) {
  const say = useSay()
  const actor = useActor()
  const mayEdit = tenderPolicy.update(actor, tender).allowed && mayBeChanged(tender.notices).allowed
  if (!mayEdit) return null
  return (
    <Button component={AppLink} href={editPath(tender.id)} leftSection={<IconPencil size={20} aria-hidden />}>
      {say(texts.edit)}
    </Button>
  )
}
