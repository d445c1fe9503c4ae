import type { CallError } from './call-error.ts'

/** What the server found wrong in one argument of a call, by the paths of the form: `0.contact.zip` → `contact.zip`. */
export function refusedFields(error: CallError, argument: number): Record<string, string> {
  const prefix = `${argument}.`
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, text]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [],
    ),
  )
}
