import { EditedSettings, type Settings } from '@allmende/domain/settings/settings.contract.ts'
import type { z } from 'zod'

export type TypedSettings = z.input<typeof EditedSettings>

/** What the form shows of them; null while the answer is one for somebody with fewer rights. */
export function typedSettings(settings: Settings | undefined): TypedSettings | null {
  const parsed = EditedSettings.safeParse(settings)
  return parsed.success ? parsed.data : null
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

function changedEntries<Entry>(
  before: Readonly<Record<string, Entry>>,
  after: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(after).filter(([key, entry]) => differs(before[key], entry)))
}

/** Only what was changed is sent: the rest stays as it is, whatever it is by then. */
export function changedSettings(before: TypedSettings, after: TypedSettings) {
  const { mailNotifications, legalTexts, ...plain } = after
  return {
    ...changedEntries<unknown>(before, plain),
    mailNotifications: changedEntries(before.mailNotifications, mailNotifications),
    legalTexts: changedEntries(before.legalTexts, legalTexts),
  }
}
