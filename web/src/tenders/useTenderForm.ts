import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { withNoticeDeadlines } from '@allmende/domain/tenders/notice/notice-facts.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useEffect, useMemo, useState } from 'react'
import { useRegions } from '../notices/codes/useRegions.ts'
import { useNoticeForm } from '../notices/useNoticeForm.ts'
import { rpcQuery, useChange } from '../rpc/queries.ts'
import { useStore } from '../rpc/store.ts'
import { useVersioned } from '../versioned/useVersioned.ts'
import { useTenderCheck } from './useTenderCheck.ts'
import { deadlinesIn, entriesOf, sentBy, type TenderEntries } from './tender-entries.ts'
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
  const { type } = entries
  const values = useMemo(() => ({ entries, panels }), [entries, panels])

  const deadlines = useMemo(() => deadlinesIn(entries), [entries])
  // The notice repeats the tender's deadlines lot by lot; nobody types them twice.
  useEffect(() => {
    const dated = withNoticeDeadlines(form, store.values.get(), { type, ...deadlines })
    if (dated !== store.values.get()) store.put(dated)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- lots that were added are dated, too
  }, [form, store, type, deadlines, panels])

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
      refuse: (fields) => {
        const inNotice = Object.entries(fields).flatMap(([path, text]) =>
          path.startsWith('panels.') ? [[path.slice('panels.'.length), text] as const] : [],
        )
        setRefused(fields)
        store.refuse(Object.fromEntries(inNotice))
        const [first] = inNotice
        if (first) store.goTo(first[0])
        return first !== undefined
      },
    },
    {
      draftName,
      thing: tender,
      valuesOf: stateOf,
      query: tender && rpcQuery('getProject', tender.id),
      said: texts,
      onSaved,
    },
  )

  function save() {
    setRefused({})
    store.settle()
    const sent = sentBy(entries, store.values.get())
    return versioned.send((version) =>
      tender
        ? update.mutateAsync([{ id: tender.id, version, ...sent }])
        : create.mutateAsync([{ templateId, ...sent }]),
    )
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

export const stateOf = (tender: TeamTender): TenderState => ({
  entries: entriesOf(tender),
  panels: tender.panels,
})
