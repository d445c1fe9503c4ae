import type { OrganizationType } from '@allmende/domain/actor.ts'
import { NewOrganization, type Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { useMemo } from 'react'
import type { WantedParty } from '../notices/notice-context.ts'
import { rpcQuery, useChange } from '../rpc/queries.ts'
import { useSay } from '../ui/language.tsx'
import { useVersionedForm } from '../versioned/useVersionedForm.ts'
import { type AskedForm, withAnswers, withFormsAsOne } from './asked-form.ts'
import { formTexts as texts } from './organizations.texts.ts'
import { fitFor, neededFacts, neededParts, withSaid } from './wanted-party.ts'
import { organizationFormLabels, organizationParts, typedOrganization } from './organization-fields.ts'

type Options = {
  type: OrganizationType
  /** As the server has it now; left out for a new one. */
  organization?: Organization | undefined
  /** What it is created for. */
  wanted?: WantedParty | undefined
  /** The own form it is to fill in. */
  asked: AskedForm | null
  onSaved: (organization: Organization) => void
}

/** The form of one organization. */
export function useOrganizationForm({ type, organization, wanted, asked, onSaved }: Options) {
  const say = useSay()
  const create = useChange('createOrganization')
  const update = useChange('updateOrganization')
  const needed = useMemo(() => (wanted ? neededFacts(wanted) : undefined), [wanted])
  const schema = useMemo(() => (wanted ? fitFor(wanted) : NewOrganization), [wanted])
  const parts = needed ? neededParts(type, needed) : organizationParts(type)
  const labels = {
    ...organizationFormLabels(parts, say),
    ...(asked && { forms: say(texts.further) }),
  }
  const state = useVersionedForm({
    schema: withAnswers(schema, asked, texts.furtherFaults),
    labels,
    draftName: organization ? `organization/${organization.id}` : `organization/new/${type}`,
    thing: organization,
    valuesOf: (shown) => {
      const typed = typedOrganization(type, shown, asked)
      return wanted ? withSaid(typed, wanted) : typed
    },
    query: organization && rpcQuery('getOrganization', organization.id),
    said: organization
      ? { saved: texts.changed, notSaved: texts.notChanged }
      : { saved: texts.created, notSaved: texts.notCreated },
    save: (values, { version }) =>
      organization
        ? update.mutateAsync([{ ...values, id: organization.id, version }])
        : create.mutateAsync([values]),
    faultsIn: (refused) => withFormsAsOne(refused, say(texts.furtherFaults)),
    onSaved,
  })
  return { state, parts, needed, labels }
}
