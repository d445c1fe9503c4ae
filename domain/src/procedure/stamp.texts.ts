import type { StampSource } from '../method.ts'
import type { Bilingual } from '../texts.ts'

/** What the moment of a filing is, and who took it. */
export const stampTexts: Readonly<Record<StampSource, Bilingual>> = {
  SERVER: {
    de: 'Eingang des letzten Bytes auf diesem Server',
    en: 'Last byte received by this server',
  },
  PROXY: {
    de: 'Eingang des letzten Bytes am vorgeschalteten Proxy der Plattform',
    en: 'Last byte received by the platform’s reverse proxy',
  },
}

export const stampLabel = { de: 'Zeitpunkt festgestellt', en: 'Time determined by' } satisfies Bilingual
