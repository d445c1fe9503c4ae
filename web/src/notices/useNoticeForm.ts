import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { useEffect, useState } from 'react'
import { type Check, createFormStore, type NoticeFormStore } from './form-store.ts'

type Options = {
  /** May come anew in another language; its shape stays. */
  form: Form
  lists: CodeLists
  /** Read once; later values come by `reset` or `put`. */
  initial: PanelValues
  /** More than the notice's own rules; the same function as long as it would find the same. */
  check?: Check
}

/** Holds the values of one form while it is on the screen. */
export function useNoticeForm({ form, lists, initial, check }: Options): NoticeFormStore {
  const [store] = useState(() => createFormStore(initial, { form, lists, check }))
  useEffect(() => {
    store.define({ form, lists, check })
  }, [store, form, lists, check])
  return store
}
