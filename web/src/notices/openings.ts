import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { createStore } from '../rpc/store.ts'

/** A place the focus is to go to; each wish is an object of its own, so that the same one can be asked for twice. */
export type Target = { path: ValuePath }

/** Which parts of a form are open, and where somebody wants to go. */
export function createOpenings() {
  const opened = createStore<ReadonlySet<ValuePath>>(new Set())
  const target = createStore<Target | null>(null)

  const open = (path: ValuePath) => opened.set(new Set([...opened.get(), ...wayTo(path)]))

  /** What is open in the instances beside one stays open when they are counted anew. */
  function renumber(path: ValuePath, next: Renumber) {
    const [, base = '', ordinal = ''] = /^(.*)\[(\d+)\]$/.exec(path) ?? []
    if (!base) return
    opened.set(new Set([...opened.get()].flatMap((other) => renumbered(other, base, Number(ordinal), next))))
  }

  return {
    opened,
    target,
    open,
    toggle(path: ValuePath) {
      const next = new Set(opened.get())
      if (!next.delete(path)) next.add(path)
      opened.set(next)
    },
    goTo(path: ValuePath) {
      open(path)
      target.set({ path })
    },
    /** An instance is gone: those behind it move up. */
    forget(path: ValuePath) {
      renumber(path, (ordinal, gone) => (ordinal === gone ? null : ordinal > gone ? ordinal - 1 : ordinal))
    },
    /** An instance comes between: those behind it move on. */
    makeRoom(path: ValuePath) {
      renumber(path, (ordinal, come) => (ordinal >= come ? ordinal + 1 : ordinal))
    },
  }
}

/** `GR-Lot[2]`, `GR-Lot[2]/GR-Lot-Purpose`, … */
function wayTo(path: ValuePath): ValuePath[] {
  const steps = path.split('/')
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'))
}

type Renumber = (ordinal: number, at: number) => number | null

function renumbered(path: ValuePath, base: ValuePath, at: number, next: Renumber): ValuePath[] {
  if (!path.startsWith(`${base}[`)) return [path]
  const end = path.indexOf(']', base.length)
  const ordinal = next(Number(path.slice(base.length + 1, end)), at)
  return ordinal === null ? [] : [`${base}[${ordinal}]${path.slice(end + 1)}`]
}
