import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Mark } from './deadline-marks.ts'

export const texts = {
  ends: { de: 'Die Frist endet um {time}.', en: 'The deadline ends at {time}.' },
  notFiled: { de: 'Noch nicht eingereicht: {what}.', en: 'Not submitted yet: {what}.' },
  changed: {
    de: 'Änderungen noch nicht eingereicht: {what}. Es gilt die Einreichung vom {moment}.',
    en: 'Changes not submitted yet: {what}. What counts is the submission of {moment}.',
  },
  whatIsThere: {
    de: 'Sie können jederzeit einreichen, was schon hochgeladen ist.',
    en: 'You can submit what is uploaded already at any time.',
  },
  nothingThere: { de: 'Es ist noch nichts hochgeladen.', en: 'Nothing is uploaded yet.' },
  lateTitle: { de: 'Nicht rechtzeitig fertig', en: 'Not finished in time' },
  late: {
    de: '{name} braucht bei Ihrer Leitung noch {needs}, die Frist endet in {left}.',
    en: '{name} still needs {needs} on your line, the deadline ends in {left}.',
  },
  lateAdvice: {
    de: 'Reichen Sie rechtzeitig ein, was schon hochgeladen ist, oder laden Sie eine kleinere Datei hoch.',
    en: 'Submit in time what is uploaded already, or upload a smaller file.',
  },
  minutes: { de: '{n} {n:Minute|Minuten}', en: '{n} {n:minute|minutes}' },
  hours: { de: '{n} {n:Stunde|Stunden}', en: '{n} {n:hour|hours}' },
  seconds: { de: '{n} {n:Sekunde|Sekunden}', en: '{n} {n:second|seconds}' },
} satisfies Record<string, Bilingual>

export const markTexts: Record<Mark, Bilingual> = {
  60: { de: 'Weniger als eine Stunde bis zum Ablauf der Frist', en: 'Less than an hour until the deadline' },
  15: {
    de: 'Weniger als 15 Minuten bis zum Ablauf der Frist',
    en: 'Less than 15 minutes until the deadline',
  },
  5: { de: 'Weniger als 5 Minuten bis zum Ablauf der Frist', en: 'Less than 5 minutes until the deadline' },
}
