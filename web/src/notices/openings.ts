import type { ValuePath } from '@allmende/domain/notices/paths.ts'
import { createStore } from '../rpc/store.ts'

/** A place the focus is to go to; each wish is an object of its own, so that the same one can be asked for twice. */
export type Target = { path: ValuePath }

/** Which parts of a form are open, and where somebody wants to go. */
export function createOpenings() {
  const opened = createStore<ReadonlySet<ValuePath>>(new Set())
  const target = createStore<Target | null>(null)

  const open = (path: ValuePath) => opened.set(new Set([...opened.get(), ...wayTo(path)]))
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
      const [, base = '', ordinal = ''] = /^(.*)\[(\d+)\]$/.exec(path) ?? []
      if (!base) return
      const moved = [...opened.get()].flatMap((other) => movedUp(other, base, Number(ordinal)))
      opened.set(new Set(moved))
    },
  }
}

/** `GR-Lot[2]`, `GR-Lot[2]/GR-Lot-Purpose`, … */
function wayTo(path: ValuePath): ValuePath[] {
  const steps = path.split('/')
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'))
}

function movedUp(path: ValuePath, base: ValuePath, removed: number): ValuePath[] {
  if (!path.startsWith(`${base}[`)) return [path]
  const end = path.indexOf(']', base.length)
  const ordinal = Number(path.slice(base.length + 1, end))
  if (ordinal === removed) return []
  return [ordinal > removed ? `${base}[${ordinal - 1}]${path.slice(end + 1)}` : path]
}
