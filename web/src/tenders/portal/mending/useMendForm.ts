import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { type ChangeTexts, changeTextOf } from '@allmende/domain/notices/xml/change.ts'
import { checkTender } from '@allmende/domain/tenders/check/tender-check.ts'
import type { MendableNotice } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRegions } from '../../../notices/codes/useRegions.ts'
import { useNoticeForm } from '../../../notices/useNoticeForm.ts'
import { serverNow } from '../../../rpc/clock.ts'
import { useChange } from '../../../rpc/queries.ts'
import { useStore } from '../../../rpc/store.ts'
import { useLanguage, useSay } from '../../../ui/language.tsx'
import { useVersioned } from '../../../versioned/useVersioned.ts'
import { mergedValues } from '../../merged-values.ts'
import { draftNameOf } from '../../tender-paths.ts'
import { texts } from './mending.texts.ts'

/** A notice that came back, with the values that are mended. */
export type Mended = MendableNotice & { panels: PanelValues }
/** Counted by how often it was mended, so that two who do it at once notice each other. */
type Thing = { version: number; panels: PanelValues }

export type MendFormOptions = {
  tender: TeamTender
  notice: Mended
  form: Form
  lists: CodeLists
  onSaved: () => void
}

const thingOf = ({ mendings, panels }: Mended): Thing => ({ version: mendings, panels })

/** The form of a notice that came back: checked and kept as a tender's is, without what stands beside it. */
export function useMendForm({ tender, notice, form, lists: small, onSaved }: MendFormOptions) {
  const update = useChange('updateNotice')
  const lists = useRegions(form.sdkVersion, small)
  const [base, setBase] = useState({ panels: notice.panels })
  const store = useNoticeForm({ form, lists, initial: base.panels, check: useCheck(tender, form, lists) })
  const panels = useStore(store.settled)
  const dirty = useStore(store.dirty)
  const objections = useObjections(notice)
  useEffect(() => store.refuse(objections), [store, objections])
  const values = useMemo(() => ({ panels }), [panels])
  const thing = useMemo(() => thingOf(notice), [notice])
  const versioned = useVersioned<Thing, { panels: PanelValues }>(
    {
      values,
      saved: base,
      dirty,
      reset: (state) => {
        setBase(state)
        store.reset(state.panels)
      },
      setValues: (state) => store.put(state.panels),
      current: () => ({ panels: store.values.get() }),
      joined: ({ sent, typed, saved }) => ({
        panels: mergedValues(form, { base: sent.panels, mine: typed.panels, theirs: saved.panels }),
      }),
      refuse: (fields) => {
        const inNotice = Object.entries(fields).flatMap(([path, text]) =>
          path.startsWith('panels.') ? [[path.slice('panels.'.length), text] as const] : [],
        )
        store.refuse(Object.fromEntries(inNotice))
        const [first] = inNotice
        if (first) store.goTo(first[0])
        return first !== undefined
      },
    },
    {
      draftName: `${draftNameOf(tender.id)}/notice/${notice.id}`,
      thing,
      valuesOf: ({ panels: saved }) => ({ panels: saved }),
      said: texts,
      argument: 1,
      onSaved,
    },
  )

  function save() {
    store.settle()
    const sent = store.values.get()
    return versioned.send(async (mendings) => {
      const saved = await update.mutateAsync([
        notice.id,
        { panels: sent, mendings, ...wordsIn(sent, base.panels) },
      ])
      return { version: saved.mendings, panels: sent }
    })
  }

  return { versioned, store, save }
}

/** What was typed of its reason and of what has changed. */
const wordsIn = (panels: PanelValues, before: PanelValues): ChangeTexts =>
  Object.fromEntries(
    (['reason', 'text'] as const)
      .map((name) => [name, changeTextOf(panels, name)] as const)
      .filter(([name, typed]) => typed !== changeTextOf(before, name)),
  )

/** What was announced is checked without asking whether its deadlines still lie ahead. */
function useCheck(tender: TeamTender, form: Form, lists: CodeLists) {
  const { language } = useLanguage()
  return useCallback(
    (panels: PanelValues) => {
      const now = serverNow()
      return checkTender({ ...tender, published: now, form, lists, panels }, { language, now })
    },
    [tender, form, lists, language],
  )
}

/** What the portal objects to, by field. */
function useObjections({ failures }: Mended): Readonly<Record<string, string>> {
  const say = useSay()
  return useMemo(
    () =>
      Object.fromEntries(
        failures
          .filter(({ panelPath, fieldId }) => panelPath !== '' && fieldId !== null)
          .map(({ panelPath, text, rule }) => [panelPath, say(texts.atField, { text: text || rule })]),
      ),
    [failures, say],
  )
}
