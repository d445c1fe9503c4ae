import type { OrganizationType } from '@allmende/domain/actor.ts'
import { NewOrganization, type Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { useMemo, useState } from 'react'
import { CallError } from '../rpc/call-error.ts'
import { queryClient, rpcQuery, useChange } from '../rpc/queries.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { useDraft } from '../ui/form/useDraft.ts'
import { useForm } from '../ui/form/useForm.ts'
import { useLeaveGuard } from '../ui/form/useLeaveGuard.ts'
import { useVersioned, type VersionedDraft } from '../ui/form/useVersioned.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { type AskedForm, withAnswers, withFormsAsOne } from './asked-form.ts'
import { formTexts as texts } from './organizations.texts.ts'
import {
  organizationFormLabels,
  organizationParts,
  type TypedOrganization,
  typedOrganization,
} from './organization-fields.ts'

type Options = {
  /** Whose draft it is. */
  user: string
  type: OrganizationType
  /** As the server has it now; left out for a new one. */
  organization?: Organization | undefined
  /** The own form it is to fill in. */
  asked: AskedForm | null
  onSaved: (organization: Organization) => void
}

/** The form of one organization: saves it, keeps a draft, notices when someone else was faster. */
export function useOrganizationForm({ user, type, organization, asked, onSaved }: Options) {
  const say = useSay()
  const create = useChange('createOrganization')
  const update = useChange('updateOrganization')
  const [version, setVersion] = useState(organization?.version ?? 0)
  const [failure, setFailure] = useState<CallError | null>(null)
  const parts = organizationParts(type)
  const labels = {
    ...organizationFormLabels(parts, say),
    ...(asked && { forms: say(texts.further) }),
  }
  const initial = useMemo(() => typedOrganization(type, organization, asked), [type, organization, asked])

  const form = useForm({
    schema: withAnswers(NewOrganization, asked, texts.furtherFaults),
    initial,
    labels,
    onSubmit: async (values) => {
      setFailure(null)
      try {
        const saved = organization
          ? await update.mutateAsync([{ ...values, id: organization.id, version }])
          : await create.mutateAsync([values])
        setVersion(saved.version)
        draft.clear()
        toast.success(say(organization ? texts.changed : texts.created))
        onSaved(saved)
      } catch (error) {
        return refuse(error)
      }
    },
  })
  const entries = useMemo<VersionedDraft<TypedOrganization>>(
    () => ({ version, base: form.saved, values: form.values }),
    [version, form.saved, form.values],
  )
  const draft = useDraft({
    user,
    form: organization ? `organization/${organization.id}` : `organization/new/${type}`,
    version: 1,
    value: entries,
    dirty: form.dirty,
  })
  useLeaveGuard(form.dirty)

  function refuse(error: unknown): false {
    if (!(error instanceof CallError)) throw error
    setFailure(error)
    window.scrollTo({ top: 0 })
    form.refuse(withFormsAsOne(refusedFields(error, 0), say(texts.furtherFaults)))
    toast.error(say(organization ? texts.notChanged : texts.notCreated))
    // Whoever was faster: her state is needed to compare.
    if (organization && error.type === 'ConflictException')
      void queryClient.invalidateQueries(rpcQuery('getOrganization', organization.id))
    return false
  }

  const goOnFrom = (next: number) => {
    setVersion(next)
    setFailure(null)
  }
  const theirs = organization ? { version: organization.version, values: initial } : null
  const { rebase, restore } = useVersioned({ form, draft, theirs, goOnFrom })

  const isStale = organization !== undefined && organization.version !== version && !form.submitting
  return { form, parts, labels, draft, restore, failure, isStale, rebase }
}
