import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './frame/frame.texts.ts'
import { insideAction } from './frame/who-sees.tsx'
import { reusePath } from './tender-paths.ts'

function ReuseButton({ tender }: { tender: TeamTender }) {
  const say = useSay()
  return (
    <Button
      component={AppLink}
      href={reusePath(tender)}
      variant="default"
      leftSection={<IconCopy size={20} aria-hidden />}
    >
      {say(texts.reuse)}
    </Button>
  )
}

/** Leads to a new tender that begins like this one, for whoever sees all of it and may make tenders. */
export const reuseAction = insideAction({
  key: 'reuse',
  mayOpen: (actor) => tenderPolicy.create(actor),
  Action: ReuseButton,
})
