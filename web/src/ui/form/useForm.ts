import { pathOf, sayIssue } from '@allmende/domain/validation.ts'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { useLanguage } from '../language.tsx'
import { type FieldPath, type ValueAt, valueAt, withValueAt } from './field-path.ts'

export type FormError = { id: string; label: string; text: string }

type Options<S extends z.ZodType> = {
  schema: S
  initial: z.input<S>
  /** Gets what the schema made of the entries. */
  onSubmit: (values: z.output<S>) => Promise<void> | void
}

/** Values, messages at the fields, and whether anything is unsaved; the schema is the contract's. */
export function useForm<S extends z.ZodType>({ schema, initial, onSubmit }: Options<S>) {
  type Input = z.input<S>
  const { language } = useLanguage()
  const formId = useId()
  const [values, setValues] = useState<Input>(initial)
  const [saved, setSaved] = useState<Input>(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [attempts, setAttempts] = useState(0)
  const [submitting, setSubmitting] = useState(false)
  const labels = useRef(new Map<string, string>())

  const parsed = schema.safeParse(values)
  const faults: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) faults[pathOf(issue)] ??= sayIssue(issue, language)

  const errorAt = (path: string) =>
    refused[path] ?? (attempts > 0 || touched.has(path) ? faults[path] : undefined)
  const idOf = (path: string) => `${formId}-${path}`

  /** What a field component needs; spread it. */
  function field<P extends FieldPath<Input>>(path: P, label: string) {
    labels.current.set(path, label)
    return {
      id: idOf(path),
      name: path as string,
      label,
      value: valueAt(values, path) as ValueAt<Input, P>,
      error: errorAt(path),
      onChange: (value: ValueAt<Input, P>) => {
        setValues((current: Input) => withValueAt(current, path, value))
        setRefused(({ [path]: _mended, ...others }) => others)
      },
      onBlur: () => setTouched((current) => new Set(current).add(path)),
    }
  }

  const errors: FormError[] = [...labels.current]
    .map(([path, label]) => ({ id: idOf(path), label, text: refused[path] ?? faults[path] ?? '' }))
    .filter(({ text }) => text !== '')

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault()
    setAttempts((count) => count + 1)
    if (!parsed.success || submitting) return
    setSubmitting(true)
    try {
      await onSubmit(parsed.data)
      setSaved(values)
      setAttempts(0)
    } finally {
      setSubmitting(false)
    }
  }

  /** What is there now counts as saved. */
  function reset(next: Input) {
    setValues(next)
    setSaved(next)
    setTouched(new Set())
    setRefused({})
    setAttempts(0)
  }

  return {
    values,
    setValues,
    field,
    /** For the summary; empty until somebody tried to submit. */
    errors: attempts > 0 ? errors : [],
    /** Counts up with each try, so that the summary can take the focus. */
    attempts,
    dirty: JSON.stringify(values) !== JSON.stringify(saved),
    submitting,
    submit,
    reset,
    /** What the server found: sentences by path. */
    refuse: setRefused,
    formProps: { noValidate: true, onSubmit: submit },
  }
}
