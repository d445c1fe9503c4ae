import type { Bilingual } from '@allmende/domain/texts.ts'

export const lotTexts = {
  deadlines: { de: 'Abweichende Fristen', en: 'Deadlines of its own' },
  deadlinesHint: {
    de: 'Nur ausfüllen, wenn für dieses Los andere Fristen gelten als für die Ausschreibung.',
    en: 'Fill in only where this lot has other deadlines than the tender.',
  },
} satisfies Record<string, Bilingual>
