import { z } from 'zod'
import type { Methods } from '../method.ts'

export const legalPages = ['impressum', 'datenschutz', 'barrierefreiheit', 'technischeParameter'] as const
export type LegalPage = (typeof legalPages)[number]

const LegalText = z.object({ de: z.string(), en: z.string() })

/** What everyone may know of the settings. */
export const Settings = z.object({
  twoFactorAuthenticationRequired: z.boolean(),
  showFilterViewForExternalUsers: z.boolean(),
  /** Markdown, per page and language. */
  legalTexts: z.record(z.enum(legalPages), LegalText),
})
export type Settings = z.infer<typeof Settings>

export const settingsContract = {
  getSettings: { args: z.tuple([]), result: Settings, shows: { entity: 'settings' } },
} as const satisfies Methods
