import type { StampSource } from '../method.ts'
import type { Bilingual } from '../texts.ts'

/** What the moment of a filing is, and who took it. */
export const stampTexts: Readonly<Record<StampSource, Bilingual>> = {
  SERVER: {
    de: 'vollständiger Eingang auf diesem Server',
    en: 'when all of it had reached this server',
  },
  PROXY: {
    de: 'vollständiger Eingang am vorgeschalteten Proxy der Plattform',
    en: 'when all of it had reached the platform’s reverse proxy',
  },
}

export const stampLabel = { de: 'Zeitpunkt festgestellt', en: 'Time determined' } satisfies Bilingual
