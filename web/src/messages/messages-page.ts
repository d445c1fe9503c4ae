import { mayOpenMessages } from '../tenders/frame/page-rules.ts'
import type { TenderPage } from '../tenders/frame/tender-page.ts'
import { texts } from './messages.texts.ts'

/** What is written about a tender, for those who run it and for all who may ask. */
export const messagesPage: TenderPage = {
  path: 'nachrichten',
  label: texts.title,
  mayOpen: mayOpenMessages,
  note: ({ newMessages }) => (newMessages > 0 ? { text: texts.newCount, values: { n: newMessages } } : null),
}
