import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  confirmed: { de: 'Ihre E-Mail-Adresse ist bestätigt.', en: 'Your e-mail address is confirmed.' },
  askVisitor: {
    de: 'Loggen Sie sich ein. Ist Ihre Adresse noch nicht bestätigt, können Sie sich den Link dort erneut zusenden lassen.',
    en: 'Log in. If your address is not confirmed yet, you can have the link sent again there.',
  },
  askUnconfirmed: {
    de: 'Lassen Sie sich über „E-Mail erneut zusenden“ einen neuen Link schicken.',
    en: 'Have a new link sent to you with “Send e-mail again”.',
  },
  alreadyIn: {
    de: 'Ihre Adresse ist bereits bestätigt. Sie brauchen keinen neuen Link.',
    en: 'Your address is already confirmed. You do not need a new link.',
  },
  logIn: { de: 'Einloggen', en: 'Log in' },
} satisfies Record<string, Bilingual>
