import type { Form } from '@allmende/domain/notices/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { useStore } from '../rpc/store.ts'
import type { NoticeFormStore } from './form-store.ts'

/** An organization of ours that can become a party of a notice. */
export type KnownOrganization = { id: number; name: string }
/** A parcel that a lot can be linked to. */
export type KnownParcel = { id: number; name: string; place?: string }

/** What a form is given by the screen round it. */
export type Surroundings = {
  store: NoticeFormStore
  readOnly: boolean
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
