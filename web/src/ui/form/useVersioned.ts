/** What a draft of something that others change too must remember: from which state it began. */
export type VersionedDraft<Values> = { version: number; base: Values; values: Values }

type Parts<Values> = {
  form: { reset: (saved: Values) => void; setValues: (values: Values) => void }
  draft: { restore: () => VersionedDraft<Values> | null; clear: () => void }
  /** The state the server has now; null for something new. */
  theirs: { version: number; values: Values } | null
  /** Entries stand on another state from here on, and what was refused before is no longer said. */
  goOnFrom: (version: number) => void
}

/** The two ways to begin again: from the state the server has now, and from a draft. */
export function useVersioned<Values>({ form, draft, theirs, goOnFrom }: Parts<Values>) {
  return {
    /** With the values one wants to keep, or with none. */
    rebase(mine?: Values) {
      if (!theirs) return
      form.reset(theirs.values)
      if (mine) form.setValues(mine)
      else draft.clear()
      goOnFrom(theirs.version)
    },
    restore() {
      const kept = draft.restore()
      if (!kept) return
      form.reset(kept.base)
      form.setValues(kept.values)
      if (theirs) goOnFrom(kept.version)
    },
  }
}
