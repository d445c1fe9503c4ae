import { type Draft, draftKey, readDraft, writeDraft } from '../../ui/form/draft.ts'
import { readStored, removeStored, writeStored } from '../../ui/stored.ts'
import type { Entries } from './entries.ts'
import { draftName } from './entries.ts'

// A visitor writes before she logs in or registers. What she typed is kept under a name that only her address knows: it
// comes back to her after the login, or from the link in the mail of a registration, and to nobody else at this browser.

export const entriesVersion = 1

/** In whose name a visitor's draft is kept. */
export const visitorOwner = (key: string): string => `visitor/${key}`

const tabKeyOf = (tenderId: number): string => `allmende.question.${tenderId}`

/** The name of what this tab writes about a tender, the same after closing and opening it again. */
export function questionKey(tenderId: number): string {
  const kept = readStored(tabKeyOf(tenderId), 'tab')
  if (kept !== null) return kept
  const key = crypto.randomUUID()
  writeStored(tabKeyOf(tenderId), key, 'tab')
  return key
}

const newName = (tenderId: number): string => draftName(tenderId, { kind: 'new' })
export const keptEntries = (owner: string, name: string, now: Date): Draft<Entries> | null =>
  readDraft<Entries>(readStored(draftKey(owner, name)), entriesVersion, now)

const joined = (one: string, other: string): string =>
  one === other ? one : [one, other].filter((text) => text.trim() !== '').join('\n\n')

/** Of what she typed before and after the login nothing is lost. */
export const mergedEntries = (own: Entries, asked: Entries): Entries => ({
  ...own,
  subject: own.subject.trim() === '' ? asked.subject : own.subject,
  text: joined(own.text, asked.text),
})

/** What was written before the login belongs to whoever has logged in; false where there is nothing. */
export function takeQuestion(tenderId: number, key: string, user: string, now: Date): boolean {
  const name = newName(tenderId)
  const asked = keptEntries(visitorOwner(key), name, now)
  removeStored(tabKeyOf(tenderId), 'tab')
  if (!asked) return false
  const own = keptEntries(user, name, now)
  const value = own ? mergedEntries(own.value, asked.value) : asked.value
  const text = writeDraft({ value, at: now }, entriesVersion)
  if (text === null || !writeStored(draftKey(user, name), text)) return false
  removeStored(draftKey(visitorOwner(key), name))
  return true
}
