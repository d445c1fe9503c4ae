import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { useCallback, useState } from 'react'
import type { WantedParty } from '../notices/notice-context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../ui/language.tsx'
import { OrganizationForm } from './OrganizationForm.tsx'
import classes from './OrganizationForm.module.css'
import { texts } from './organizations.texts.ts'

type Asked = { wanted: WantedParty; answer: (organization: Organization | null) => void }

/** A dialog in which somebody creates a contracting authority without leaving what she is doing. */
export function useNewOrganization() {
  const say = useSay()
  const [asked, setAsked] = useState<Asked | null>(null)

  /** Null when she changed her mind. */
  const ask = useCallback(
    (wanted: WantedParty) =>
      new Promise<Organization | null>((resolve) => setAsked({ wanted, answer: resolve })),
    [],
  )
  const close = (organization: Organization | null) => {
    asked?.answer(organization)
    setAsked(null)
  }
  const dialog = asked && (
    <Dialog opened size="large" title={say(texts.create)} onClose={() => close(null)}>
      <p className={classes.lead}>{say(texts.onlyNeeded, { purpose: asked.wanted.purpose })}</p>
      <OrganizationForm type="CLIENT" wanted={asked.wanted} onSaved={close} onCancel={() => close(null)} />
    </Dialog>
  )
  return { ask, dialog }
}
