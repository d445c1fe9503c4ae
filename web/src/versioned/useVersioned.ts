import type { Bilingual } from '@allmende/domain/texts.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { CallError } from '../rpc/call-error.ts'
import { queryClient } from '../rpc/queries.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { useSession } from '../session/useSession.ts'
import type { Which } from '../ui/form/useKeptDraft.ts'
import { useLargeDraft } from '../ui/form/useLargeDraft.ts'
import { useLeaveGuard } from '../ui/form/useLeaveGuard.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { texts } from './versioned.texts.ts'

/** Something that several people change: each saving makes a new version of it. */
export type Versioned = { version?: number | undefined }

/** What holds the entries while they are typed, whatever the form is made of. */
export type Entries<Values> = {
  values: Values
  /** As they were before anything was typed. */
  saved: Values
  dirty: boolean
  /** What is there from now on counts as saved. */
  reset: (saved: Values) => void
  setValues: (values: Values) => void
  /** What is typed at this moment, not when something was last drawn. */
  current: () => Values
  /** What was saved, with what was typed since it was sent. */
  joined: (states: { sent: Values; typed: Values; saved: Values }) => Values
  /** Shows sentences of the server at their fields, by path; true when it leads there itself. */
  refuse: (fields: Readonly<Record<string, string>>) => boolean
}

export type VersionedOptions<Thing extends Versioned, Values> = {
  /** Under which name unsaved entries are kept: `organization/17`. */
  draftName: string
  /** As the server has it now, also when someone else changes it meanwhile; left out for a new one. */
  thing: Thing | undefined
  /** What the form shows of it. */
  valuesOf: (thing: Thing) => Values
  /** Where it lies in the cache; left out for a new one. */
  query?: { queryKey: QueryKey } | undefined
  said: { saved: Bilingual; notSaved: Bilingual }
  /** Where the form of a thing can become another one. */
  typedInto?: TypedInto<Values> | undefined
  /** Which argument of the call holds what was typed; the first unless said. */
  argument?: number
  onSaved?: ((saved: Thing) => void) | undefined
}

/** What a draft must remember: from which state it began, and which form it was typed into. */
type KeptEntries<Values> = { version: number; base: Values; values: Values; form?: string | undefined }

/** Which form entries are typed into, where a thing can get another one while a browser keeps some. */
export type TypedInto<Values> = {
  form: string
  /** What those were typed into that do not say it. */
  unsaid: string
  /** Said beside entries for another form before they are taken. */
  note: string
  /** Such entries as this form has them. */
  translate: (kept: KeptEntries<Values>, from: string) => Promise<{ base: Values; values: Values }>
}

/** Counted up when the shape of what is kept changes. */
const draftShape = 2

const versionOf = (thing: Versioned | undefined): number => thing?.version ?? 0

/**
 * Everything a form of something versioned has in common: it keeps a draft and offers it, asks before the page is
 * left, saves, and notices when someone else was faster. Nothing typed is lost on any of these ways.
 */
export function useVersioned<Thing extends Versioned, Values>(
  entries: Entries<Values>,
  {
    draftName,
    thing,
    valuesOf,
    query,
    said,
    typedInto,
    argument = 0,
    onSaved,
  }: VersionedOptions<Thing, Values>,
) {
  const say = useSay()
  const email = useSession().user?.email
  // Whoever opened the form, also when her session ends while she types.
  const [author] = useState(email ?? '')
  const [version, setVersion] = useState(versionOf(thing))
  const [failure, setFailure] = useState<CallError | null>(null)
  const [saving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  /** Counts the failures that no field tells of. */
  const [untold, setUntold] = useState(0)
  const { values, saved: base, dirty } = entries

  const form = typedInto?.form
  const kept = useMemo<KeptEntries<Values>>(
    () => ({ version, base, values, form }),
    [version, base, values, form],
  )
  const formOf = (one: KeptEntries<Values>) => one.form ?? typedInto?.unsaid
  /** Typed into the form that the thing had before. */
  const isForeign = (one: KeptEntries<Values> | undefined): one is KeptEntries<Values> =>
    one !== undefined && formOf(one) !== form

  const everything = useLargeDraft({ user: author, form: draftName, version: draftShape, value: kept, dirty })
  const isAllSaved = everything.found !== null && isSavedSince(everything.found)
  const { clear } = everything
  useEffect(() => {
    if (isAllSaved) clear()
  }, [isAllSaved, clear])
  const draft = isAllSaved ? { ...everything, found: null } : everything
  // Whose session is over is led away without a question; her draft waits for her.
  useLeaveGuard(dirty && email !== undefined, { isKept: !draft.failed })

  /** Whoever left while it was being saved has nothing to restore: all that was typed is in what the server has. */
  function isSavedSince({ value: typed, before }: NonNullable<typeof everything.found>): boolean {
    if (!thing || before || formOf(typed) !== form || typed.version >= versionOf(thing)) return false
    const saved = valuesOf(thing)
    const joined = entries.joined({ sent: typed.base, typed: typed.values, saved })
    return JSON.stringify(joined) === JSON.stringify(saved)
  }

  /** Entries stand on another state from here on, and what was refused before is no longer said. */
  function begin(state: Values, on: number) {
    entries.reset(state)
    setVersion(on)
    setFailure(null)
  }

  function adopt(answer: Thing, sent: Values) {
    if (query) queryClient.setQueryData(query.queryKey, answer)
    const [typed, saved] = [entries.current(), valuesOf(answer)]
    begin(saved, versionOf(answer))
    setSavedAt(new Date())
    toast.success(say(said.saved))
    // A new one has its page elsewhere, so there is no staying on this one.
    if (thing && JSON.stringify(typed) !== JSON.stringify(sent))
      return entries.setValues(entries.joined({ sent, typed, saved }))
    draft.clear()
    onSaved?.(answer)
  }

  function fail(error: CallError) {
    setFailure(error)
    toast.error(error.message, say(said.notSaved))
    if (!entries.refuse(refusedFields(error, argument))) setUntold((count) => count + 1)
    // Whoever was faster: her state is needed to compare.
    if (query && error.type === 'ConflictException')
      void queryClient.invalidateQueries({ queryKey: query.queryKey })
  }

  const translated = (one: KeptEntries<Values>) => typedInto?.translate(one, formOf(one) ?? '')
  const offers = draft.found && [draft.found.value, draft.found.before?.value]

  /** Someone else has saved it since; versions only count up. */
  const isStale = !saving && thing !== undefined && versionOf(thing) > version

  return {
    draft,
    /** What is to be known before the draft is taken. */
    offerNote: offers?.some(isForeign) ? typedInto?.note : undefined,
    failure,
    untold,
    saving,
    savedAt,
    dirty,
    isStale,
    /** Leads to the notices on top; left out while there is nothing to compare. */
    compare: isStale ? () => setUntold((count) => count + 1) : undefined,
    /** The three states to compare, when someone else was faster. */
    sides: isStale ? { base, mine: values, theirs: valuesOf(thing) } : null,

    /** Sends what was typed; `save` gets the version it stands on. The answer is what counts as saved. */
    async send(save: (version: number) => Promise<Thing>): Promise<void> {
      setSaving(true)
      setFailure(null)
      const sent = entries.current()
      try {
        adopt(await save(version), sent)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        fail(error)
      } finally {
        setSaving(false)
      }
    },

    /** Goes on from the state the server has now, with the entries one wants to keep or with none. */
    rebase(mine?: Values) {
      if (!thing) return
      begin(valuesOf(thing), versionOf(thing))
      if (mine === undefined) draft.clear()
      else entries.setValues(mine)
    },

    /** Goes on from where a draft was left, so that a change by someone else since then shows itself. */
    async restore(which: Which = 'latest') {
      const offered = (which === 'latest' ? draft.found : draft.found?.before)?.value
      try {
        const found = isForeign(offered) ? { ...offered, ...(await translated(offered)) } : offered
        // Only what could be read is no longer offered.
        if (!found || !draft.restore(which)) return
        begin(found.base, thing ? found.version : version)
        entries.setValues(found.values)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        toast.error(error.message, say(texts.notRestored))
      }
    },
  }
}

export type VersionedState = Omit<ReturnType<typeof useVersioned>, 'sides' | 'rebase' | 'send'>
