import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import { checkForm, type Found } from '@allmende/domain/notices/check/check.ts'
import { missingIn } from '@allmende/domain/notices/check/completeness.ts'
import { withGroupCopied } from '@allmende/domain/notices/values/copying.ts'
import {
  type ChangedFacts,
  type RemovedGroup,
  withFacts,
  withField,
  withGroupAdded,
  withGroupRemoved,
  withGroupRestored,
} from '@allmende/domain/notices/values/editing.ts'
import { type Form, isGroup } from '@allmende/domain/notices/form/form.ts'
import { partiesPath } from '@allmende/domain/notices/values/parties.ts'
import { parentPath, topPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { groupAt, itemAt, pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { FieldValue, GroupValue, PanelValues } from '@allmende/domain/notices/values/values.ts'
import { createStore } from '../rpc/store.ts'
import { afterPress } from '../ui/after-press.ts'
import { createOpenings } from './openings.ts'
import { sameValues } from './same-values.ts'
import { createSettling } from './settling.ts'

/** What a form is read with; `check` also looks at what stands beside it. */
export type Definition = { form: Form; lists: CodeLists; check?: Check | undefined }
export type Check = (values: PanelValues) => readonly Found[]
export type NewValue = Omit<FieldValue, 'contentId'> | null

/** Which faults are said at the fields by now, and what the server refused. */
type Marks = {
  touched: ReadonlySet<ValuePath>
  /** Somebody asked for everything that is wrong. */
  all: boolean
  refused: Readonly<Record<ValuePath, string>>
}

/** What was taken away last, under the name it had. */
export type Removed = RemovedGroup & { name: string }

/** The dialog with the parties, and the place in it that somebody wants to get to. */
export type PartiesOpening = { at: ValuePath | null }

/** What was said of a party before an organization took its place. */
export type ReplacedParty = { name: string; group: GroupValue }

const noMarks: Marks = { touched: new Set(), all: false, refused: {} }

export type NoticeFormStore = ReturnType<typeof createFormStore>

/**
 * The values of one open form, outside of React: a keystroke draws only the field it changes. What is derived from the
 * whole form follows `settled`, which catches up in the next pause.
 */
export function createFormStore(initial: PanelValues, first: Definition) {
  const definition = createStore(first)
  const values = createStore(initial)
  const settled = createStore(initial)
  const found = createStore<readonly Found[] | null>(null)
  const marks = createStore(noMarks)
  const dirty = createStore(false)
  const parties = createStore<PartiesOpening | null>(null)
  const replaced = createStore<ReadonlyMap<string, ReplacedParty>>(new Map())
  const removed = createStore<Removed | null>(null)
  const openings = createOpenings()
  let saved = initial

  const settling = createSettling(() => {
    const { form, lists, check } = definition.get()
    settled.set(values.get())
    dirty.set(!sameValues(values.get(), saved))
    found.set(check?.(values.get()) ?? checkForm(form, values.get(), lists))
  })

  function become(next: PanelValues) {
    if (next === values.get()) return
    values.set(next)
    dirty.set(true)
    settling.soon()
  }

  /** What changes which parts there are is followed at once, so that no path is stale. */
  function restructure(next: PanelValues) {
    become(next)
    settled.set(next)
  }

  /** Opens the way to a place; of a whole panel also the first part that is not complete. */
  function open(path: ValuePath) {
    const [missing] = path === topPath(path) ? missingIn(definition.get().form, settled.get(), path) : []
    openings.open(missing === undefined ? path : parentPath(missing))
  }

  /** What was refused is no longer said where it is mended. */
  function forgive(path: ValuePath) {
    const { [path]: refused, ...others } = marks.get().refused
    if (refused !== undefined) marks.set({ ...marks.get(), refused: others })
  }

  return {
    definition,
    values,
    settled,
    /** What is missing or wrong, in the order of the form; null until it was looked at. */
    found,
    marks,
    dirty,
    opened: openings.opened,
    target: openings.target,
    /** Null while their dialog is closed. */
    parties,
    /** Parties that can still be as they were before, by their ids. */
    replaced,
    /** What can still be brought back. */
    removed,
    open,
    toggle: openings.toggle,
    /** Opens what stands round a value and moves the focus there; parties have their own dialog. */
    goTo(path: ValuePath) {
      const section = topPath(partiesPath(definition.get().form) ?? '')
      if (section && topPath(path) === section) parties.set(parties.get() ?? { at: path })
      open(path)
      openings.goTo(path)
    },

    /** The same form in another language, with its lists loaded, or beside something that has changed. */
    define(next: Definition) {
      definition.set(next)
      settling.soon()
    },

    change(path: ValuePath, value: NewValue) {
      become(withField(definition.get().form, values.get(), path, value))
      forgive(path)
    },

    add(parent: ValuePath, contentId: string): ValuePath {
      const added = withGroupAdded(definition.get().form, values.get(), parent, contentId)
      restructure(added.values)
      return added.path
    },

    /** Gives the place where the copy gets a name of its own. */
    copy(path: ValuePath): ValuePath {
      const { form } = definition.get()
      const copied = withGroupCopied(form, values.get(), path)
      restructure(copied.values)
      const group = itemAt(form, copied.path)
      const name = group && isGroup(group) ? group.captionFieldId : undefined
      return (name && pathsTo(form, copied.values, name, copied.path)[0]) ?? copied.path
    },

    remove(path: ValuePath, name: string) {
      const group = groupAt(values.get(), path)
      removed.set(group ? { path, group, name } : null)
      restructure(withGroupRemoved(definition.get().form, values.get(), path))
      openings.forget(path)
      marks.set({ ...marks.get(), touched: new Set(), refused: {} })
    },

    /** Brings back what was taken away last. */
    restore() {
      const last = removed.get()
      if (!last) return
      restructure(withGroupRestored(definition.get().form, values.get(), last))
      openings.makeRoom(last.path)
      marks.set({ ...marks.get(), touched: new Set(), refused: {} })
      removed.set(null)
    },

    setFacts(path: ValuePath, facts: ChangedFacts) {
      become(withFacts(definition.get().form, values.get(), path, facts))
      for (const fact of Object.keys(facts)) forgive(`${path}/${fact}`)
    },

    /** Other values, not saved yet: a draft that was found again, a party that was added. */
    put: restructure,

    /** What is there now counts as saved. */
    reset(next: PanelValues) {
      saved = next
      values.set(next)
      settled.set(next)
      dirty.set(false)
      marks.set(noMarks)
      removed.set(null)
      replaced.set(new Map())
      settling.soon()
    },

    /** Somebody has left the field: what is wrong with it now, not before its last change, is said from here on. */
    touch(path: ValuePath) {
      if (marks.get().touched.has(path)) return
      afterPress(() => {
        settling.now()
        marks.set({ ...marks.get(), touched: new Set(marks.get().touched).add(path) })
      })
    },

    /** Says at every field what is wrong with it, from now on. */
    demand() {
      settling.now()
      marks.set({ ...marks.get(), all: true })
    },

    /** What the server did not take: sentences by path. */
    refuse(refused: Readonly<Record<ValuePath, string>>) {
      marks.set({ ...marks.get(), all: true, refused })
    },

    settle: settling.now,
  }
}
