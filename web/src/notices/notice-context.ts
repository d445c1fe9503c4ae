import type { Form, FormField } from '@allmende/domain/notices/form/form.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import type { PartyFault } from '@allmende/domain/notices/check/party-needs.ts'
import type { PartyFact, PartySource } from '@allmende/domain/notices/values/parties.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { type ComponentType, createContext, use, useState, useSyncExternalStore } from 'react'
import { useStore } from '../rpc/store.ts'
import type { NoticeFormStore } from './form-store.ts'
import { sameValues } from './same-values.ts'

/** A deadline of the tender that a lot may set for itself. */
export type LotDeadline = { fact: 'applicationDeadline' | 'offerDeadline'; label: string }

export type Derived = { fieldIds: readonly string[]; hint: string }

/** What a new organization is wanted for, and what the notice would find missing or wrong in it. */
export type WantedParty = {
  purpose: string
  faultsOf: (organization: PartySource) => readonly PartyFault[]
  /** What the notice says of it already. */
  said?: Partial<Record<PartyFact, string>>
}

/** What of a form stays as it is, and why. */
export type Locks = {
  /** Why this answer cannot be changed; null where it can. */
  whyNot: (path: ValuePath, field: FormField) => string | null
  /** The same of what a group says beside its fields, such as its parcels or the organization of a party. */
  whyNotBeside: (path: ValuePath) => string | null
  /** The same of a deadline that a lot sets for itself. */
  whyNotDeadline: (lot: ValuePath, fact: LotDeadline['fact']) => string | null
  /** Whether something can be added within this part; '' is the form itself. */
  mayAdd: (parent: ValuePath) => boolean
  mayRemove: (path: ValuePath) => boolean
}

/** What the screen round a form knows and can do. */
export type Surroundings = {
  store: NoticeFormStore
  readOnly?: boolean | undefined
  /** Ours, to be chosen as parties of the notice. */
  organizations?: readonly PartySource[] | undefined
  /** Bidders, where a notice can name them; never its buyer. */
  bidders?: readonly PartySource[] | undefined
  /** Asks for a new organization; null when the person changed her mind. */
  onCreateOrganization?: ((wanted: WantedParty) => Promise<PartySource | null>) | undefined
  /** What else the panel of a lot holds, such as the parcels it is about. */
  LotPart?: ComponentType<{ path: ValuePath }> | undefined
  /** Lots have deadlines of their own where they are given. */
  deadlines?: readonly LotDeadline[] | undefined
  /** Fields that follow something outside of the form, and the sentence that says so. */
  derived?: Derived | undefined
  /** Where not everything may be changed. */
  locks?: Locks | undefined
}

export const NoticeContext = createContext<Surroundings | null>(null)

export function useSurroundings(): Surroundings {
  const surroundings = use(NoticeContext)
  if (!surroundings) throw new Error('A field of a notice needs a NoticeForm round it')
  return surroundings
}

export const useDefinition = () => useStore(useSurroundings().store.definition)

/** Something read from the values; draws again only when it differs, so it must be plain or part of the values. */
export function useReading<Reading>(read: (form: Form, values: PanelValues) => Reading): Reading {
  const { store } = useSurroundings()
  return useSyncExternalStore(store.values.subscribe, () =>
    read(store.definition.get().form, store.values.get()),
  )
}

/** Something made from the settled values, which follow at once what parts there are; draws again only when it differs. */
export function useSettledReading<Reading>(read: (form: Form, values: PanelValues) => Reading): Reading {
  const { store } = useSurroundings()
  const [stable] = useState(() => createStable<Reading>())
  return useSyncExternalStore(store.settled.subscribe, () =>
    stable(read(store.definition.get().form, store.settled.get())),
  )
}

/** Gives the same object as long as it says the same. */
function createStable<Reading>(): (next: Reading) => Reading {
  let last: Reading | undefined
  return (next) => {
    if (last === undefined || !sameValues(last, next)) last = next
    return last
  }
}
