import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  scanTitle: { de: '1. App verbinden', en: '1. Connect your app' },
  scan: {
    de: 'Öffnen Sie Ihre Authentifizierungs-App und scannen Sie diesen QR-Code.',
    en: 'Open your authenticator app and scan this QR code.',
  },
  qrCode: {
    de: 'QR-Code für Ihre Authentifizierungs-App. Der Schlüssel daneben sagt dasselbe als Text.',
    en: 'QR code for your authenticator app. The key beside it says the same as text.',
  },
  byHand: {
    de: 'Ohne Kamera geben Sie diesen Schlüssel von Hand ein:',
    en: 'Without a camera, enter this key by hand:',
  },
  copy: { de: 'Schlüssel kopieren', en: 'Copy key' },
  copied: { de: 'Der Schlüssel wurde kopiert.', en: 'The key was copied.' },
  codeTitle: { de: '2. Code bestätigen', en: '2. Confirm the code' },
  code: { de: 'Zwei-Faktor Code', en: 'Two-factor code' },
  codeHint: { de: 'Sechs Ziffern, die Ihre App anzeigt.', en: 'Six digits shown by your app.' },
  password: { de: 'Passwort', en: 'Password' },
  passwordHint: { de: 'Ihr Passwort für diese Plattform.', en: 'Your password for this platform.' },
  submit: { de: 'Absenden', en: 'Submit' },
  done: {
    de: 'Die Zwei-Faktor-Authentifizierung ist eingerichtet.',
    en: 'Two-factor authentication is set up.',
  },
} satisfies Record<string, Bilingual>
