import { refuse } from '@allmende/domain/verdict.ts'
import { sdkVersions } from '../notices/catalogues.ts'

/** A template as it is asked for: an own one in one of its versions, one of the standard in a version of that. */
export type AskedTemplate = { id: string; version: number | null; sdkVersion: string }

/** Says what is missing: the version of the standard as a whole, or this form in it. */
export function mustHaveVersion(templateId: string, version: string, fields: string[] = []): never {
  if (!sdkVersions.includes(version)) return refuse('sdkVersionGone', { values: { version }, fields })
  return refuse('templateNotInVersion', { values: { template: templateId, version }, fields })
}
