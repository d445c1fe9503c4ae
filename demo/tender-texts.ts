import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import type { Answers } from './answers.ts'
import { authority, inAuwiesen, usualTerms } from './usual-answers.ts'

/** What the demo's tenders say: answers by the fields of their notice. */
export type DemoTender = {
  templateId: string
  /** The version of the notice standard, where it is not the usual one. */
  sdkVersion?: string
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

/** In the version that the EU's portal takes today, nearly complete: what bidders must be fit for and how long offers hold is still open. */
export const playground: DemoTender = {
  templateId: 'EU-16',
  sdkVersion: '1.15',
  type: 0,
  procedure: {
    'BT-11-Procedure-Buyer': 'la',
    'BT-10-Procedure-Buyer': 'gen-pub',
    'BT-01-notice': '32014L0024',
    'BT-21-Procedure': 'Spielplatz an der Auenschule: Geräte und Einbau',
    'BT-24-Procedure':
      'Die Gemeinde Auwiesen erneuert den Spielplatz an der Auenschule. Geliefert und eingebaut werden Klettergerüst, Seilbahn, Schaukeln und Fallschutz.',
    'BT-23-Procedure': 'supplies',
    'BT-262-Procedure': '37535200',
    'BT-27-Procedure': '310000 EUR',
    'BT-105-Procedure': 'open',
    'BT-106-Procedure': 'false',
    'BT-806-Procedure': 'epo-procurement-document',
  },
  lots: [
    {
      ...inAuwiesen,
      'BT-22-Lot': 'SP-AUE',
      'BT-21-Lot': 'Spielgeräte mit Einbau',
      'BT-24-Lot': 'Lieferung und Einbau von elf Geräten mit Fallschutz und Abnahme durch Sachkundige.',
      'BT-23-Lot': 'supplies',
      'BT-262-Lot': '37535200',
      'BT-27-Lot': '310000 EUR',
      'BT-25-Lot': '11',
      'BT-625-Lot': 'H87',
      'BT-36-Lot': '6 MONTH',
      'BT-97-Lot': 'DEU',
      'BT-60-Lot': 'no-eu-funds',
      'BT-71-Lot': 'none',
      'BT-736-Lot': 'no',
      'BT-743-Lot': 'required',
      'BT-764-Lot': 'not-allowed',
      'BT-765-Lot': 'none',
      'BT-766-Lot': 'none',
      'BT-767-Lot': 'false',
      'BT-115-Lot': 'true',
      'BT-92-Lot': 'true',
      'BT-93-Lot': 'true',
      'BT-18-Lot': 'https://vergabe.auwiesen.example',
      'BT-99-Lot': 'Rügen sind binnen zehn Kalendertagen nach Kenntnis des Verstoßes zu erheben (§ 160 GWB).',
      'BT-17-Lot': 'required',
      'BT-14-Lot': 'non-restricted-document',
      'OPT-301-Lot-ReviewOrg': 'ORG-0001',
    },
  ],
}
