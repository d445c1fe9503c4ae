import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { withNoticeDeadlines } from '@allmende/domain/tenders/notice/notice-facts.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRegions } from '../notices/codes/useRegions.ts'
import { useNoticeForm } from '../notices/useNoticeForm.ts'
import { queryClient, rpcQuery, useChange } from '../rpc/queries.ts'
import { useStore } from '../rpc/store.ts'
import { merged } from '../ui/form/merge.ts'
import { useCurrent } from '../ui/form/useCurrent.ts'
import { useVersioned } from '../versioned/useVersioned.ts'
import { mergedValues } from './merged-values.ts'
import { texts as changeTexts } from './changes/change-form.texts.ts'
import { useOlderEntries } from './migration/useOlderEntries.ts'
import { refusedPlaces } from './refused-places.ts'
import { useTenderCheck } from './useTenderCheck.ts'
import { changeSentBy, deadlinesIn, entriesOf, sentBy, type TenderEntries } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'

/** Everything the form holds: the notice's values and what stands beside them. */
export type TenderState = { entries: TenderEntries; panels: PanelValues }

export type TenderFormOptions = {
  templateId: string
  /** Under which name unsaved entries are kept. */
  draftName: string
  form: Form
  lists: CodeLists
  /** How it begins; read once. */
  start: TenderState
  /** As the server has it now; left out for a new one. */
  tender?: TeamTender | undefined
  /** Of a published one: what is public meanwhile. What is saved is a change of it. */
  announced?: TeamTender | undefined
  onSaved: (tender: TeamTender) => void
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The form of one tender: its notice, and what stands beside it. */
export function useTenderForm({
  templateId,
  draftName,
  form,
  lists: small,
  start,
  tender,
  announced,
  onSaved,
}: TenderFormOptions) {
  const create = useChange('createProject')
  const update = useChange('updateProject')
  const lists = useRegions(form.sdkVersion, small)
  const [entries, setEntries] = useState(start.entries)
  const check = useTenderCheck({ form, lists, tender }, entries)
  const store = useNoticeForm({ form, lists, initial: start.panels, check })
  const panels = useStore(store.settled)
  const panelsDirty = useStore(store.dirty)
  const [base, setBase] = useState(start)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const currentEntries = useCurrent(entries)
  const typedInto = useOlderEntries(tender, { form, lists })
  const { type } = entries
  const values = useMemo(() => ({ entries, panels }), [entries, panels])

  const deadlines = useMemo(() => deadlinesIn(entries), [entries])
  /** The notice repeats the tender's deadlines lot by lot; nobody types them twice. */
  const dateLots = useCallback(() => {
    const dated = withNoticeDeadlines(form, store.values.get(), { type, ...deadlines })
    if (dated !== store.values.get()) store.put(dated)
  }, [form, store, type, deadlines])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- lots that were added are dated, too
  useEffect(() => dateLots(), [dateLots, panels])

  const versioned = useVersioned<TeamTender, TenderState>(
    {
      values,
      saved: base,
      dirty: panelsDirty || !same(entries, base.entries),
      reset: (state) => {
        setEntries(state.entries)
        setBase(state)
        setRefused({})
        store.reset(state.panels)
      },
      setValues: (state) => {
        setEntries(state.entries)
        store.put(state.panels)
      },
      current: () => ({ entries: currentEntries(), panels: store.values.get() }),
      joined: ({ sent, typed, saved }) => ({
        entries: merged(sent.entries, typed.entries, saved.entries, Object.keys(typed.entries)).values,
        panels: mergedValues(form, { base: sent.panels, mine: typed.panels, theirs: saved.panels }),
      }),
      refuse: (fields) => {
        const { inNotice, first } = refusedPlaces(fields)
        setRefused(fields)
        store.refuse(inNotice)
        if (first) store.goTo(first)
        return first !== null
      },
    },
    {
      draftName,
      thing: tender,
      valuesOf: stateOf,
      query: tender && storedAt(tender.id, announced !== undefined),
      said: announced ? changeTexts : texts,
      typedInto,
      onSaved,
    },
  )

  function save() {
    setRefused({})
    store.settle()
    dateLots()
    const sent = sentBy(entries, store.values.get())
    return versioned.send(async (version) => {
      if (!tender) return create.mutateAsync([{ templateId, sdkVersion: form.sdkVersion, ...sent }])
      if (!announced) return update.mutateAsync([{ id: tender.id, version, ...sent }])
      const wanted = changeSentBy(entries, store.values.get())
      const saved = await update.mutateAsync([{ id: tender.id, version, ...wanted }])
      // The answer is what is public; what was saved is asked for by itself.
      queryClient.setQueryData(storedAt(saved.id, false).queryKey, saved)
      const pending = await queryClient.fetchQuery({ ...storedAt(saved.id, true), staleTime: 0 })
      return isSeenInside(pending) ? pending : saved
    })
  }

  function change(changes: Partial<TenderEntries>) {
    setEntries((current) => ({ ...current, ...changes }))
    setRefused((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([path]) => !((path.split('.')[0] ?? '') in changes)),
      ),
    )
  }

  return { versioned, store, entries, panels, refused, change, save }
}

/** Where a tender lies in the cache; a published one with its pending change. */
const storedAt = (id: number, isChange: boolean) =>
  isChange ? rpcQuery('getProject', id, 'pending') : rpcQuery('getProject', id)

export const stateOf = (tender: TeamTender): TenderState => ({
  entries: entriesOf(tender),
  panels: tender.panels,
})
