import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { withNoticeDeadlines } from '@allmende/domain/tenders/notice/notice-facts.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useEffect, useMemo, useState } from 'react'
import { useNoticeForm } from '../notices/useNoticeForm.ts'
import { CallError } from '../rpc/call-error.ts'
import { queryClient, rpcQuery, useChange } from '../rpc/queries.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { useStore } from '../rpc/store.ts'
import { useLargeDraft } from '../ui/form/useLargeDraft.ts'
import { useLeaveGuard } from '../ui/form/useLeaveGuard.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { deadlinesIn, entriesOf, sentBy, type TenderEntries } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'

/** Everything the form holds: the notice's values and what stands beside them. */
export type TenderState = { entries: TenderEntries; panels: PanelValues }

export type TenderFormOptions = {
  user: string
  templateId: string
  /** Under which name unsaved entries are kept. */
  draftName: string
  form: Form
  lists: CodeLists
  /** How it begins; read once. */
  start: TenderState
  /** As the server has it now; left out for a new one. */
  tender?: Tender | undefined
  onSaved: (tender: Tender) => void
}

type Kept = TenderState & { version: number; base: TenderState }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The form of one tender: saves it, keeps a draft, notices when someone else was faster. */
export function useTenderForm({
  user,
  templateId,
  draftName,
  form,
  lists,
  start,
  tender,
  onSaved,
}: TenderFormOptions) {
  const say = useSay()
  const create = useChange('createProject')
  const update = useChange('updateProject')
  const store = useNoticeForm({ form, lists, initial: start.panels })
  const panels = useStore(store.settled)
  const panelsDirty = useStore(store.dirty)
  const [entries, setEntries] = useState(start.entries)
  const [base, setBase] = useState(start)
  const [version, setVersion] = useState(tender?.version ?? 0)
  const [failure, setFailure] = useState<CallError | null>(null)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  const { type } = entries
  const dirty = panelsDirty || !same(entries, base.entries)

  const kept = useMemo<Kept>(() => ({ entries, panels, version, base }), [entries, panels, version, base])
  const draft = useLargeDraft({
    user,
    form: draftName,
    version: 1,
    value: kept,
    dirty,
  })
  useLeaveGuard(dirty)

  const deadlines = useMemo(() => deadlinesIn(entries), [entries])
  // The notice repeats the tender's deadlines lot by lot; nobody types them twice.
  useEffect(() => {
    const dated = withNoticeDeadlines(form, store.values.get(), { type, ...deadlines })
    if (dated !== store.values.get()) store.put(dated)
  }, [form, store, type, deadlines, panels])

  async function save() {
    setSaving(true)
    setFailure(null)
    setRefused({})
    store.settle()
    try {
      const sent = sentBy(entries, store.values.get())
      const saved = tender
        ? await update.mutateAsync([{ id: tender.id, version, ...sent }])
        : await create.mutateAsync([{ templateId, ...sent }])
      begin(stateOf(saved), saved.version)
      draft.clear()
      toast.success(say(texts.saved))
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      fail(error)
    } finally {
      setSaving(false)
    }
  }

  function fail(error: CallError) {
    setFailure(error)
    toast.error(error.message, say(texts.notSaved))
    const fields = refusedFields(error, 0)
    const inNotice = Object.entries(fields).flatMap(([path, text]) =>
      path.startsWith('panels.') ? [[path.slice('panels.'.length), text] as const] : [],
    )
    setRefused(fields)
    store.refuse(Object.fromEntries(inNotice))
    const [first] = inNotice
    if (first) store.goTo(first[0])
    else window.scrollTo({ top: 0 })
    // Whoever was faster: her state is needed to compare.
    if (tender && error.type === 'ConflictException')
      void queryClient.invalidateQueries(rpcQuery('getProject', tender.id))
  }

  /** What is there now counts as saved. */
  function begin(state: TenderState, nextVersion: number) {
    setEntries(state.entries)
    setBase(state)
    store.reset(state.panels)
    setVersion(nextVersion)
    setFailure(null)
  }

  function restore() {
    const found = draft.restore()
    if (!found) return
    begin(found.base, found.version)
    setEntries(found.entries)
    store.put(found.panels)
  }

  /** Goes on from the state the server has now, with one's own entries in it or without. */
  function rebase(mine?: TenderState) {
    if (!tender) return
    begin(stateOf(tender), tender.version)
    if (!mine) return draft.clear()
    setEntries(mine.entries)
    store.put(mine.panels)
  }

  function change(changes: Partial<TenderEntries>) {
    setEntries((current) => ({ ...current, ...changes }))
    setRefused((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([path]) => !((path.split('.')[0] ?? '') in changes)),
      ),
    )
  }

  return {
    store,
    entries,
    panels,
    base,
    change,
    dirty,
    saving,
    save,
    draft,
    restore,
    failure,
    refused,
    rebase,
    isStale: tender !== undefined && tender.version !== version && !saving,
  }
}

export const stateOf = (tender: Tender): TenderState => ({
  entries: entriesOf(tender),
  panels: tender.panels,
})

export type TenderFormState = ReturnType<typeof useTenderForm>
