import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { useCallback, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../ui/language.tsx'
import { OrganizationForm } from './OrganizationForm.tsx'
import { texts } from './organizations.texts.ts'

type Asked = { answer: (organization: Organization | null) => void }

/** A dialog in which somebody creates a contracting authority without leaving what she is doing. */
export function useNewOrganization() {
  const say = useSay()
  const [asked, setAsked] = useState<Asked | null>(null)

  /** Null when she changed her mind. */
  const ask = useCallback(
    () => new Promise<Organization | null>((resolve) => setAsked({ answer: resolve })),
    [],
  )
  const close = (organization: Organization | null) => {
    asked?.answer(organization)
    setAsked(null)
  }
  const dialog = asked && (
    <Dialog opened size="large" title={say(texts.create)} onClose={() => close(null)}>
      <OrganizationForm type="CLIENT" onSaved={close} onCancel={() => close(null)} />
    </Dialog>
  )
  return { ask, dialog }
}
