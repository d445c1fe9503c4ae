import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import type { AdditionalFact, ChangedProperty } from './parcels.contract.ts'

/** Of an archived parcel nothing changes but that it is archived. */
export function mayChangeParcel(current: { isArchived: boolean }, changed: ChangedProperty): Verdict {
  const { id: _id, version: _version, isArchived, ...others } = changed
  const isRestoredOnly = isArchived === false && Object.values(others).every((value) => value === undefined)
  return current.isArchived && !isRestoredOnly ? refused('parcelArchived') : allowed
}

/** Facts are told apart by their names; prescribed ones stay. */
export function mayKeepFacts(before: readonly AdditionalFact[], after: readonly AdditionalFact[]): Verdict {
  const fields = ['0.additionalFields']
  const names = after.map(({ name }) => name)
  const doubled = names.find((name, at) => names.indexOf(name) !== at)
  const dropped = before.find(({ name, preventDeletion }) => preventDeletion && !names.includes(name))
  return firstRefusal(
    doubled === undefined ? allowed : refused('factDoubled', { fields, values: { name: doubled } }),
    dropped ? refused('factKept', { fields, values: { name: dropped.name } }) : allowed,
  )
}

/** Whether a fact may be removed is said by the settings it comes from, not by whoever edits it. */
export const keptFacts = (
  before: readonly AdditionalFact[],
  after: readonly AdditionalFact[],
): AdditionalFact[] =>
  after.map((fact) => ({
    ...fact,
    preventDeletion: before.some(({ name, preventDeletion }) => preventDeletion && name === fact.name),
  }))
