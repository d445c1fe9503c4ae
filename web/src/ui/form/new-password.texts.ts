import type { PasswordStrength } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const newPasswordTexts = {
  password: { de: 'Passwort', en: 'Password' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  repeat: { de: 'Passwort wiederholen', en: 'Repeat password' },
  hint: {
    de: 'Mindestens 10 Zeichen. Am besten mehrere Wörter, die nicht zusammengehören.',
    en: 'At least 10 characters. Several words that do not belong together work best.',
  },
  mismatch: { de: 'Die Passwörter stimmen nicht überein.', en: 'The passwords do not match.' },
  strength: { de: 'Passwortstärke:', en: 'Password strength:' },
} satisfies Record<string, Bilingual>

export const strengthTexts: Record<PasswordStrength, Bilingual> = {
  weak: { de: 'Schwach', en: 'Weak' },
  medium: { de: 'Mittel', en: 'Medium' },
  strong: { de: 'Stark', en: 'Strong' },
}
