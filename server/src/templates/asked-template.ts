import { refuse } from '@allmende/domain/verdict.ts'
import { sdkVersions } from '../notices/catalogues.ts'

/** A template as it is asked for: in one of its own versions, or as it is in a version of the standard. */
export type AskedTemplate = {
  id: string
  version: number | null
  /** Of the forms of the standard where none is asked for. */
  usual: string
  sdkVersion: string | null
}

/** Says what is missing: the version of the standard as a whole, or this form in it. */
export function mustHaveVersion(templateId: string, version: string, fields: string[] = []): never {
  if (!sdkVersions.includes(version)) return refuse('sdkVersionGone', { values: { version }, fields })
  return refuse('templateNotInVersion', { values: { template: templateId, version }, fields })
}
