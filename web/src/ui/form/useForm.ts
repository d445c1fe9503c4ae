import { pathOf, sayIssue } from '@allmende/domain/validation.ts'
import { type SubmitEvent, useId, useState } from 'react'
import type { z } from 'zod'
import { afterPress } from '../after-press.ts'
import { useLanguage } from '../language.tsx'
import { sayTooLong } from './too-long.ts'
import { type FieldPath, type ValueAt, valueAt, withValueAt } from './field-path.ts'

export type FormError = { id: string; label: string | undefined; text: string }

/** A fault inside a list belongs to the field that shows the list: `roles.0` to `roles`. */
function ownerOf(path: string, labels: Readonly<Record<string, string | undefined>>): string {
  const keys = path.split('.')
  for (let length = keys.length; length > 0; length -= 1) {
    const owner = keys.slice(0, length).join('.')
    if (labels[owner] !== undefined) return owner
  }
  return path
}

type Labels<Input> = Readonly<Partial<Record<FieldPath<Input>, string>>>

export type FormOptions<S extends z.ZodType> = {
  schema: S
  initial: z.input<S>
  /** Every field of the form by its path, in the order of the form; the summary uses them too. */
  labels: Labels<z.input<S>> | ((values: z.input<S>) => Labels<z.input<S>>)
  /** Gets what the schema made of the entries; `false` says that they are still unsaved. */
  onSubmit: (values: z.output<S>) => Promise<void | false> | void | false
}

/** Values, messages at the fields, and whether anything is unsaved; the schema is the contract's. */
export function useForm<S extends z.ZodType>({ schema, initial, labels, onSubmit }: FormOptions<S>) {
  type Input = z.input<S>
  const { language } = useLanguage()
  const formId = useId()
  const [values, setValues] = useState<Input>(initial)
  const [saved, setSaved] = useState<Input>(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [attempts, setAttempts] = useState(0)
  const [submitting, setSubmitting] = useState(false)

  const named: Readonly<Record<string, string | undefined>> =
    typeof labels === 'function' ? labels(values) : labels
  const parsed = schema.safeParse(values)
  const faults: Record<string, string> = {}
  const limits: Record<string, number> = {}
  for (const issue of parsed.error?.issues ?? []) {
    const path = pathOf(issue)
    const given: unknown = valueAt(values, path as FieldPath<Input>)
    const limit = issue.code === 'too_big' && issue.origin === 'string' ? Number(issue.maximum) : null
    const isText = limit !== null && typeof given === 'string' && given.length > limit
    if (isText && named[path] !== undefined) limits[path] = limit
    faults[ownerOf(path, named)] ??= isText
      ? sayTooLong(given.length, limit, language)
      : sayIssue(issue, language)
  }

  // Too much pasted is said at once; the rest once somebody has left the field.
  const errorAt = (path: string) =>
    refused[path] ??
    (attempts > 0 || touched.has(path) || limits[path] !== undefined ? faults[path] : undefined)
  const idOf = (path: string) => `${formId}-${path}`

  /** What a field component needs; spread it. */
  function field<P extends FieldPath<Input>>(path: P) {
    return {
      id: idOf(path),
      name: path as string,
      label: named[path] ?? path,
      value: valueAt(values, path) as ValueAt<Input, P>,
      error: errorAt(path),
      ...(limits[path] !== undefined && { maxLength: limits[path] }),
      onChange: (value: ValueAt<Input, P>) => {
        setValues((current: Input) => withValueAt(current, path, value))
        setRefused(({ [path]: _mended, ...others }) => others)
      },
      onBlur: () => afterPress(() => setTouched((current) => new Set(current).add(path))),
    }
  }

  const wrong: Readonly<Record<string, string>> = { ...faults, ...refused }
  const errors: FormError[] = [...new Set([...Object.keys(named), ...Object.keys(wrong)])].flatMap((path) => {
    const text = wrong[path]
    return text === undefined ? [] : [{ id: idOf(path), label: named[path], text }]
  })

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault()
    setAttempts((count) => count + 1)
    if (!parsed.success || submitting) return
    setSubmitting(true)
    try {
      if ((await onSubmit(parsed.data)) === false) return
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
    /** What they were before anything was typed. */
    saved,
    field,
    /** For the summary; empty until somebody tried to submit. */
    errors: attempts > 0 ? errors : [],
    /** Counts up with each try, so that the summary can take the focus. */
    attempts,
    dirty: JSON.stringify(values) !== JSON.stringify(saved),
    submitting,
    submit,
    reset,
    /** What the server found: sentences by path. The summary takes the focus again. */
    refuse: (faultsFound: Readonly<Record<string, string>>) => {
      setRefused(faultsFound)
      setAttempts((count) => count + 1)
    },
    formProps: { noValidate: true, onSubmit: submit },
  }
}

export type FormState = ReturnType<typeof useForm>
