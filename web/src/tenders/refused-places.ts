import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { ownFields, ownPath } from '@allmende/domain/tenders/check/own-places.ts'

type Sentences = Readonly<Record<string, string>>

/** What the server refused: what is told within the notice, and the first place of the form that tells any of it. */
export function refusedPlaces(fields: Sentences): { inNotice: Sentences; first: ValuePath | null } {
  const inNotice = Object.entries(fields).flatMap(([path, text]) =>
    path.startsWith('panels.') ? [[path.slice('panels.'.length), text] as const] : [],
  )
  // The tender's own fields stand above its notice.
  const own = ownFields.find((field) => field in fields)
  return { inNotice: Object.fromEntries(inNotice), first: own ? ownPath(own) : (inNotice[0]?.[0] ?? null) }
}
