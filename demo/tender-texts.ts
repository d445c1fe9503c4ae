import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import type { Answers } from './answers.ts'
import { authority, inAuwiesen, usualTerms } from './usual-answers.ts'

/** What the demo's tenders say: answers by the fields of their notice. */
export type DemoTender = {
  templateId: string
  type: TenderType
  procedure: Answers
  lots: readonly Answers[]
  /** The names of the parcels of its first lot. */
  parcels?: readonly string[]
  /** Rooms of bidders besides those of the form. */
  rooms?: readonly RoomTemplate[]
}

/** Nearly complete: the second lot still lacks how bidders are chosen. */
export const carParks: DemoTender = {
  templateId: 'EU-19',
  type: 0,
  procedure: {
    ...authority,
    'BT-21-Procedure': 'Betrieb der öffentlichen Parkflächen in Auwiesen',
    'BT-24-Procedure':
      'Die Gemeinde Auwiesen vergibt den Betrieb ihrer Parkflächen am Bahnhof und am Rathaus als Dienstleistungskonzession. Der Konzessionär bewirtschaftet, wartet und reinigt die Anlagen auf eigene Rechnung.',
    'BT-23-Procedure': 'services',
    'BT-26(m)-Procedure': 'cpv',
    'BT-262-Procedure': '63712400',
    'BT-27-Procedure': '2400000 EUR',
  },
  lots: [
    {
      ...usualTerms,
      ...inAuwiesen,
      'BT-22-Lot': 'P-BHF',
      'BT-21-Lot': 'Parkplätze am Bahnhof',
      'BT-24-Lot':
        'Bewirtschaftung von 186 Stellplätzen in drei Anlagen, mit Kassenautomaten, Reinigung und Winterdienst.',
      'BT-23-Lot': 'services',
      'BT-26(m)-Lot': 'cpv',
      'BT-262-Lot': '63712400',
      'BT-27-Lot': '1400000 EUR',
      'BT-36-Lot': '120 MONTH',
      'BT-747-Lot': 'tp-abil',
    },
    {
      ...usualTerms,
      ...inAuwiesen,
      'BT-22-Lot': 'P-RAT',
      'BT-21-Lot': 'Parkhaus Rathausplatz',
      'BT-24-Lot':
        'Bewirtschaftung des Parkhauses mit 94 Stellplätzen auf drei Ebenen einschließlich der Aufzüge.',
      'BT-23-Lot': 'services',
      'BT-26(m)-Lot': 'cpv',
      'BT-262-Lot': '63712400',
      'BT-27-Lot': '1000000 EUR',
      'BT-36-Lot': '120 MONTH',
    },
  ],
}

/** Just begun. */
export const chargingPoints: DemoTender = {
  templateId: 'EU-19',
  type: 5,
  procedure: {
    ...authority,
    'BT-21-Procedure': 'Aufbau und Betrieb öffentlicher Ladesäulen im Gemeindegebiet',
    'BT-24-Procedure':
      'Gesucht werden Betreiber von Ladeinfrastruktur auf gemeindeeigenen Flächen. Das Verfahren läuft in Runden, neue Bewerber können laufend hinzukommen.',
    'BT-23-Procedure': 'services',
  },
  lots: [{ 'BT-21-Lot': 'Ladesäulen in der Ortsmitte', 'BT-22-Lot': 'L-MITTE' }],
}

export const solarPark: DemoTender = {
  templateId: 'EU-19',
  type: 2,
  procedure: {
    ...authority,
    'BT-21-Procedure': 'Solarpark Moorkuhlen: Interessenbekundung',
    'BT-24-Procedure':
      'Die Gemeinde fragt ab, wer auf rund 14 Hektar wiedervernässter Moorfläche einen Solarpark errichten und betreiben möchte.',
    'BT-23-Procedure': 'works',
  },
  lots: [{ 'BT-21-Lot': 'Fläche Moorkuhlen Nord', 'BT-22-Lot': 'M-NORD' }],
}
