import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Neue Nachrichten', en: 'New messages' },
  waiting: { de: '{n} neue {n:Nachricht|Nachrichten}', en: '{n} new {n:message|messages}' },
  count: { de: '{n} neu', en: '{n} new' },
} satisfies Record<string, Bilingual>
