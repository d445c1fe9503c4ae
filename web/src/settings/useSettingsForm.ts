import { EditedSettings, type Settings } from '@allmende/domain/settings/settings.contract.ts'
import { settingsChangeLabels } from '@allmende/domain/settings/settings.texts.ts'
import { useState } from 'react'
import { CallError } from '../rpc/call-error.ts'
import { queryClient, useChange } from '../rpc/queries.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { settingsQuery } from '../session/useSession.ts'
import { useDraft } from '../ui/form/useDraft.ts'
import { useForm } from '../ui/form/useForm.ts'
import { useLeaveGuard } from '../ui/form/useLeaveGuard.ts'
import { useVersioned, type VersionedDraft } from '../ui/form/useVersioned.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { changedSettings, type TypedSettings, typedSettings } from './edited-settings.ts'
import { texts } from './settings.texts.ts'

type Options = { user: string; settings: Settings; typed: TypedSettings }

/** The form of the settings: saves what was changed, keeps a draft, notices when someone else was faster. */
export function useSettingsForm({ user, settings, typed }: Options) {
  const say = useSay()
  const change = useChange('setSettings')
  const current = settings.version ?? 0
  const [version, setVersion] = useState(current)
  const [savedAt, setSavedAt] = useState<Date>()
  const [failure, setFailure] = useState<CallError | null>(null)
  const labels = Object.fromEntries(
    Object.entries(settingsChangeLabels).map(([path, label]) => [path, say(label)]),
  )

  const form = useForm({
    schema: EditedSettings,
    initial: typed,
    labels,
    onSubmit: async (values): Promise<false> => {
      setFailure(null)
      try {
        adopt(await change.mutateAsync([{ ...changedSettings(form.saved, values), version }]))
        toast.success(say(texts.saved))
      } catch (error) {
        refuse(error)
      }
      // What counts as saved is the server's answer, which `adopt` has taken over.
      return false
    },
  })
  const draft = useDraft<VersionedDraft<TypedSettings>>({
    user,
    form: 'settings',
    version: 1,
    value: { version, base: form.saved, values: form.values },
    dirty: form.dirty,
  })
  useLeaveGuard(form.dirty)

  function adopt(saved: Settings) {
    queryClient.setQueryData(settingsQuery.queryKey, saved)
    setVersion(saved.version ?? 0)
    setSavedAt(new Date())
    draft.clear()
    const next = typedSettings(saved)
    if (next) form.reset(next)
  }

  function refuse(error: unknown) {
    if (!(error instanceof CallError)) throw error
    setFailure(error)
    form.refuse(refusedFields(error, 0))
    toast.error(say(texts.notSaved))
    if (error.type === 'ConflictException') void queryClient.invalidateQueries(settingsQuery)
  }

  const goOnFrom = (next: number) => {
    setVersion(next)
    setFailure(null)
  }
  const { rebase, restore } = useVersioned({
    form,
    draft,
    theirs: { version: current, values: typed },
    goOnFrom,
  })

  const isStale = current !== version && !form.submitting
  return { form, labels, draft, restore, failure, isStale, rebase, savedAt }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>['form']
