import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  notFoundTitle: { de: 'Seite nicht gefunden', en: 'Page not found' },
  notFoundText: {
    de: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder die Adresse ist unvollständig.',
    en: 'There is no page at this address. It may have been moved, or the address is incomplete.',
  },
  noPermissionTitle: { de: 'Keine Berechtigung', en: 'No permission' },
  noPermissionText: {
    de: 'Für diese Seite reicht Ihre Rolle nicht aus. Wenden Sie sich an Ihre Administration, wenn Sie sie benötigen.',
    en: 'Your role does not give access to this page. Please contact your administration if you need it.',
  },
  errorTitle: { de: 'Ein Fehler ist aufgetreten', en: 'An error has occurred' },
  errorText: {
    de: 'Die Seite konnte nicht angezeigt werden. Bitte versuchen Sie es erneut.',
    en: 'The page could not be shown. Please try again.',
  },
  requestId: {
    de: 'Kennung der Anfrage für Rückfragen:',
    en: 'Request id for your enquiry:',
  },
  retry: { de: 'Erneut versuchen', en: 'Try again' },
  home: { de: 'Zur Startseite', en: 'To the start page' },
  tenders: { de: 'Öffentliche Ausschreibungen', en: 'Public tenders' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
} satisfies Record<string, Bilingual>
