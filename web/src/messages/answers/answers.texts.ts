import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  lead: {
    de: 'Fragen von Unternehmen, die die Vergabestelle für alle beantwortet hat.',
    en: 'Questions of companies that the contracting office has answered for everyone.',
  },
  count: {
    de: '{n} {n:Frage und Antwort|Fragen und Antworten}',
    en: '{n} {n:question and answer|questions and answers}',
  },
  question: { de: 'Frage', en: 'Question' },
  answer: { de: 'Antwort', en: 'Answer' },
} satisfies Record<string, Bilingual>
