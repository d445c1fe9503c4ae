import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  days: { de: 'noch {n} {n:Tag|Tage}', en: '{n} {n:day|days} left' },
  hours: { de: 'noch {h} Std. {m} Min.', en: '{h} h {m} min left' },
  minutes: { de: 'noch {m} Min. {s} Sek.', en: '{m} min {s} s left' },
  seconds: { de: 'noch {s} Sek.', en: '{s} s left' },
  past: { de: 'abgelaufen', en: 'expired' },
  void: { de: 'entfallen', en: 'void' },
  /** Read out at a few moments only. */
  spokenHours: { de: 'Noch {n} {n:Stunde|Stunden}.', en: '{n} {n:hour|hours} left.' },
  spokenMinutes: { de: 'Noch {n} {n:Minute|Minuten}.', en: '{n} {n:minute|minutes} left.' },
} satisfies Record<string, Bilingual>
