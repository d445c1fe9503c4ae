import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Die Einladung ist noch nicht angenommen', en: 'The invitation has not been accepted yet' },
  text: {
    de: 'Die Person hat eine E-Mail an {email} erhalten und noch kein Passwort festgelegt. Der Link darin gilt 14 Tage.',
    en: 'The person was sent an e-mail to {email} and has not set a password yet. The link in it is valid for 14 days.',
  },
  again: { de: 'Einladung erneut senden', en: 'Send invitation again' },
  sent: {
    de: 'Die Einladung wurde erneut gesendet. Der Link in der früheren E-Mail gilt nicht mehr.',
    en: 'The invitation has been sent again. The link in the earlier e-mail is no longer valid.',
  },
  notSent: {
    de: 'Die Einladung konnte nicht gesendet werden.',
    en: 'The invitation could not be sent.',
  },
} satisfies Record<string, Bilingual>
