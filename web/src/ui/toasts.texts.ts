import type { Bilingual } from '@allmende/domain/texts.ts'
import type { ToastTone } from './toast-store.ts'

export const toastTitles: Record<ToastTone, Bilingual> = {
  success: { de: 'Erfolg', en: 'Success' },
  info: { de: 'Information', en: 'Information' },
  warning: { de: 'Warnung', en: 'Warning' },
  danger: { de: 'Fehler', en: 'Error' },
}

export const texts = {
  region: { de: 'Meldungen', en: 'Messages' },
  close: { de: 'Meldung schließen', en: 'Close message' },
  history: { de: 'Letzte Meldungen', en: 'Recent messages' },
  none: { de: 'Es gibt noch keine Meldungen.', en: 'There are no messages yet.' },
  forget: { de: 'Liste leeren', en: 'Clear list' },
  at: { de: '{time} Uhr', en: '{time}' },
} satisfies Record<string, Bilingual>
