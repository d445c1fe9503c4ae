import type { Form } from '../../notices/form/form.ts'
import { lotsOf } from '../lots.ts'
import type { ComparedTender } from './compared.ts'

type DeadlineFact = 'applicationDeadline' | 'offerDeadline'

/** A deadline that becomes another one, and for which lots. */
export type MovedDeadline = {
  fact: DeadlineFact | 'finalDeadline'
  old: Date | null
  current: Date | null
  lots: readonly { identifier: string | null; name: string }[]
}

const facts = ['applicationDeadline', 'offerDeadline'] as const

/** Which deadlines a change moves, each with its lots; those of lots that are added are not moved. */
export function movedDeadlines(form: Form, old: ComparedTender, current: ComparedTender): MovedDeadline[] {
  const before = new Map(lotsOf(form, old.panels, old).map((lot) => [lot.identifier, lot]))
  const moved = new Map<string, MovedDeadline>()
  for (const lot of lotsOf(form, current.panels, current)) {
    const was = before.get(lot.identifier)
    if (!was) continue
    for (const fact of facts) {
      if (was[fact]?.getTime() === lot[fact]?.getTime()) continue
      const key = `${fact} ${was[fact]?.getTime()} ${lot[fact]?.getTime()}`
      const lots = [...(moved.get(key)?.lots ?? []), { identifier: lot.identifier, name: lot.name }]
      moved.set(key, { fact, old: was[fact], current: lot[fact], lots })
    }
  }
  const isFinalMoved = old.finalDeadline?.getTime() !== current.finalDeadline?.getTime()
  return [
    ...moved.values(),
    ...(isFinalMoved
      ? [{ fact: 'finalDeadline' as const, old: old.finalDeadline, current: current.finalDeadline, lots: [] }]
      : []),
  ]
}
