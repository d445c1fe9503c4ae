import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Die Ausschreibung wurde geändert', en: 'The tender has been changed' },
  intro: {
    de: 'Sie haben vor dieser Änderung eingereicht. Bitte bestätigen Sie, dass Ihre Einreichung so bestehen bleibt, oder reichen Sie erneut ein. Ihre Einreichung gilt weiterhin.',
    en: 'You submitted before this change. Please confirm that your submission stands as it is, or submit again. Your submission still counts.',
  },
  introOver: {
    de: 'Sie haben vor dieser Änderung eingereicht. Bitte bestätigen Sie, dass Sie die Änderung zur Kenntnis genommen haben. Ihre Einreichung gilt weiterhin.',
    en: 'You submitted before this change. Please confirm that you have taken note of it. Your submission still counts.',
  },
  untold: {
    de: 'Was geändert wurde, steht in der E-Mail vom selben Tag und in der Bekanntmachung.',
    en: 'What was changed is told in the e-mail of the same day and in the notice.',
  },
  announced: { de: 'Änderung vom {moment}', en: 'Change of {moment}' },
  reason: { de: 'Begründung', en: 'Reason' },
  concerns: { de: 'betrifft {lots}', en: 'concerns {lots}' },
  showLines: { de: '{n} Änderungen im Einzelnen', en: '{n} changes in detail' },
  showOneLine: { de: 'Was geändert wurde', en: 'What has been changed' },
  confirm: { de: 'Änderung bestätigen', en: 'Confirm change' },
  confirmOf: { de: 'Änderung bestätigen: {moment}', en: 'Confirm change: {moment}' },
  resubmit: { de: 'Erneut einreichen', en: 'Submit again' },
  confirmed: {
    de: 'Sie haben die Änderung bestätigt. Ihre Einreichung bleibt, wie sie ist.',
    en: 'You have confirmed the change. Your submission stays as it is.',
  },
  notConfirmed: {
    de: 'Die Änderung konnte nicht bestätigt werden.',
    en: 'The change could not be confirmed.',
  },
  unconfirmed: { de: 'Änderung nicht bestätigt', en: 'Change not confirmed' },
  unconfirmedOf: {
    de: 'Nach der Einreichung bekannt gemacht und noch nicht bestätigt: Änderung vom {moments}',
    en: 'Announced after the submission and not confirmed yet: change of {moments}',
  },
  waits: {
    de: 'Die Ausschreibung wurde nach Ihrer Einreichung geändert.',
    en: 'The tender was changed after your submission.',
  },
  toConfirm: {
    de: 'Änderung ansehen und bestätigen',
    en: 'Read and confirm the change',
  },
} satisfies Record<string, Bilingual>
