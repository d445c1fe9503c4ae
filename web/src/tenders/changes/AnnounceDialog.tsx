import { houseTexts } from '../../ui/house.texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { useTenderTemplate } from '../useTemplate.ts'
import { AnnounceForm } from './AnnounceForm.tsx'
import { texts } from './changes.texts.ts'
import { useVersion } from './useVersion.ts'

type AnnounceDialogProps = ActionDialogProps & {
  /** Where the page it was opened on is of no use afterwards. */
  onAnnounced?: (() => void) | undefined
}

/** Makes the pending change public: what it is, whom it concerns, why, and what is told of it. */
export function AnnounceDialog({ tender, onClose, onAnnounced }: AnnounceDialogProps) {
  const { tender: pending, error, retry } = useVersion(tender.id, 'pending')
  const template = useTenderTemplate(tender)
  const fault = error ?? template.error
  if (pending && template.ready)
    return (
      <AnnounceForm
        announced={tender}
        pending={pending}
        ready={template.ready}
        onClose={onClose}
        onAnnounced={onAnnounced}
      />
    )
  return (
    <Waiting
      onClose={onClose}
      {...(fault && {
        fault,
        retry: () => {
          if (error) retry()
          if (template.error) template.retry()
        },
      })}
    />
  )
}

type WaitingProps = {
  onClose: () => void
  fault?: Parameters<typeof LoadFault>[0]['error']
  retry?: () => void
}

function Waiting({ onClose, fault, retry }: WaitingProps) {
  const say = useSay()
  return (
    <Dialog opened onClose={onClose} title={say(texts.announceTitle)} size="medium">
      {fault && retry ? (
        <LoadFault title={say(texts.notLoaded)} error={fault} onRetry={retry} />
      ) : (
        <p>{say(houseTexts.loading)}</p>
      )}
    </Dialog>
  )
}
