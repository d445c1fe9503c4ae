import { useState } from 'react'
import type { z } from 'zod'
import { merged } from '../ui/form/merge.ts'
import { useCurrent } from '../ui/form/useCurrent.ts'
import { type FormOptions, useForm } from '../ui/form/useForm.ts'
import { useVersioned, type Versioned, type VersionedOptions } from './useVersioned.ts'

type Options<S extends z.ZodType, Thing extends Versioned> = Pick<FormOptions<S>, 'schema' | 'labels'> &
  Omit<VersionedOptions<Thing, z.input<S>>, 'valuesOf'> & {
    /** What the form shows of it, or of a new one. */
    valuesOf: (thing: Thing | undefined) => z.input<S>
    /** Saves what the schema made of the entries; `on` is what they stand on. */
    save: (values: z.output<S>, on: { version: number; base: z.input<S> }) => Promise<Thing>
    /** Asked before anything is saved; whoever says no goes on typing. */
    isMeant?: (values: z.output<S>, base: z.input<S>) => Promise<boolean>
    /** Where the server's words of a fault stand elsewhere than the form's fields. */
    faultsIn?: (refused: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  }

/** A form with a schema for something that several people change. */
export function useVersionedForm<S extends z.ZodType, Thing extends Versioned>({
  schema,
  labels,
  valuesOf,
  save,
  isMeant = async () => true,
  faultsIn = (refused) => refused,
  ...options
}: Options<S, Thing>) {
  const [initial] = useState(() => valuesOf(options.thing))
  const form = useForm({
    schema,
    labels,
    initial,
    onSubmit: async (values): Promise<false> => {
      if (!(await isMeant(values, form.saved))) return false
      await versioned.send((version) => save(values, { version, base: form.saved }))
      // What counts as saved is the server's answer, which is there by now.
      return false
    },
  })
  const { values, saved, dirty, reset, setValues } = form
  const refuse = (refused: Readonly<Record<string, string>>) => {
    form.refuse(faultsIn(refused))
    return Object.keys(refused).length > 0
  }
  const current = useCurrent(values)
  const joined = ({ sent, typed, saved: answer }: Record<'sent' | 'typed' | 'saved', z.input<S>>) =>
    merged(sent, typed, answer, Object.keys(Object(typed))).values
  const versioned = useVersioned<Thing, z.input<S>>(
    { values, saved, dirty, reset, setValues, current, joined, refuse },
    { ...options, valuesOf },
  )
  return { form, ...versioned }
}
