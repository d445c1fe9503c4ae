import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { IconPencil, IconSpeakerphone } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { late } from '../../shell/late.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { focusIfLost, pageTitle } from '../../ui/focus-place.ts'
import { useSay } from '../../ui/language.tsx'
import { useFocusPassedOn } from '../../ui/useFocusPassedOn.ts'
import { editPath } from '../tender-paths.ts'
import { mayAnnounce, mayChange } from './change-verdict.ts'
import { texts } from './changes.texts.ts'

const AnnounceDialog = late(async () => (await import('./AnnounceDialog.tsx')).AnnounceDialog)

type PendingActionsProps = { tender: TeamTender; size?: ButtonProps['size'] | undefined }

/** Announcing what is pending, and going on with it, for whoever may. */
export function PendingActions({ tender, size }: PendingActionsProps) {
  const say = useSay()
  return (
    <>
      {mayAnnounce(tender) && <AnnounceButton tender={tender} size={size} />}
      {mayChange(tender) && (
        <Button
          component={AppLink}
          href={editPath(tender.id)}
          variant="default"
          leftSection={<IconPencil size={20} aria-hidden />}
          {...(size && { size })}
        >
          {say(texts.goOn)}
        </Button>
      )}
    </>
  )
}

function AnnounceButton({ tender, size }: PendingActionsProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // It goes with the change, a moment after the dialog has closed.
  useFocusPassedOn(button, () => requestAnimationFrame(() => focusIfLost(pageTitle())))
  return (
    <>
      <Button
        ref={button}
        leftSection={<IconSpeakerphone size={20} aria-hidden />}
        onClick={() => setAsking(true)}
        {...(size && { size })}
      >
        {say(texts.announce)}
      </Button>
      {isAsking && (
        <Suspense>
          <AnnounceDialog tender={tender} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
