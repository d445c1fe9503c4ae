import { changesLot } from '../diary/changes.ts'
import { invites, laysOutPapers, publishes } from '../diary/clerks.ts'
import {
  adds,
  addsRoom,
  applies,
  comesTooLate,
  files,
  joins,
  marks,
  uploads,
  withdrawsApplication,
} from '../diary/bidders.ts'
import { players, type Story } from '../diary/story.ts'
import { concession } from './concession.ts'
import { aboutKiosks, aboutMarkets } from './exchanges.ts'

/** Published yesterday; the competition has not begun, but one company is invited and one reader has marked it. */
export const beachKiosks: Story = {
  tender: concession({
    title: 'Verpachtung der Kioske am Badestrand Auwiesen',
    says: 'Die Gemeinde verpachtet ihre beiden Strandkioske für acht Sommer. Gesucht werden Betreiber mit einem einfachen, frischen Angebot, die auch Strandkörbe vermieten und die Stege sauber halten.',
    cpv: '55330000',
    lots: [
      {
        name: 'Kiosk am Hauptstrand',
        mark: 'K-HAUPT',
        says: 'Holzbau mit 42 Quadratmetern, Küche, Terrasse und 60 Strandkörben.',
        euros: 640_000,
        months: 96,
      },
      {
        name: 'Kiosk an der Surfwiese',
        mark: 'K-SURF',
        says: 'Container mit Ausgabefenster, Lagerraum und Stellplatz für einen Imbisswagen.',
        euros: 280_000,
        months: 96,
      },
    ],
  }),
  deadlines: { application: [45, 12], offer: [95, 12] },
  drafted: [-9, 9],
  steps: [
    [[-8, 14], 'bernd', laysOutPapers],
    [[-1, 8], 'anna', publishes(2)],
    [[-1, 9], 'anna', invites(players.fritz, 'Geest Energie eG')],
    [
      [-1, 11],
      'anna',
      changesLot(
        2,
        'Container mit Ausgabefenster, Lagerraum, Stellplatz für einen Imbisswagen und Anschluss an das Abwassernetz.',
      ),
    ],
    [[-1, 16], 'emil', marks],
    ...aboutKiosks,
  ],
}

/** Everything is ready, and in a week everybody will know. */
export const windTurbines: Story = {
  tender: concession({
    title: 'Windenergie am Geestrand: Nutzung zweier Standorte',
    says: 'Auf zwei gemeindeeigenen Standorten am Geestrand dürfen Windenergieanlagen errichtet und dreißig Jahre lang betrieben werden. Die Einwohnerinnen und Einwohner sollen sich beteiligen können.',
    nature: 'works',
    cpv: '45251160',
    parcels: ['Geestweg 2', 'Geestweg 8'],
    lots: [
      {
        name: 'Standorte Geestrand Ost und West',
        mark: 'W-GEEST',
        says: 'Planung, Bau und Betrieb von bis zu zwei Anlagen einschließlich Kabeltrasse zum Umspannwerk.',
        euros: 9_800_000,
        months: 360,
      },
    ],
  }),
  deadlines: { application: [49, 10], offer: [120, 10] },
  drafted: [-12, 10],
  steps: [[[-2, 15], 'anna', publishes(3, { on: [7, 9] })]],
}

/**
 * In the middle of its competition: one company has applied, one after taking its application back, one has changed it
 * since, another has only begun and one only registered; the second lot waits.
 */
export const weeklyMarkets: Story = {
  tender: concession({
    title: 'Durchführung der Wochenmärkte und des Fischmarkts',
    says: 'Die Gemeinde überträgt Aufbau, Vermietung der Marktstände und Reinigung ihrer Märkte. Die Standgelder verbleiben beim Betreiber, der dafür eine jährliche Konzessionsabgabe entrichtet.',
    cpv: '79950000',
    lots: [
      {
        name: 'Wochenmarkt auf dem Rathausplatz',
        mark: 'M-WOCHE',
        says: 'Mittwochs und sonnabends, im Mittel 28 Stände, mit Strom und Wasser vom Platz.',
        euros: 310_000,
        months: 60,
      },
      {
        name: 'Fischmarkt am Sielhafen',
        mark: 'M-FISCH',
        says: 'Sechs Sonntage von Mai bis Oktober, bis zu 70 Stände und eine kleine Bühne.',
        euros: 180_000,
        months: 60,
      },
    ],
  }),
  deadlines: { application: [4, 12], offer: [60, 12] },
  drafted: [-36, 11],
  steps: [
    [[-28, 9], 'anna', publishes(3, { lots: [1] })],
    [[-14, 10], 'dora', joins],
    [[-12, 9], 'hinnerk', applies(null, 'Auf dem Fischmarkt stehen wir seit elf Jahren.')],
    [[-11, 15], 'gesa', joins],
    [[-10, 10], 'hinnerk', withdrawsApplication],
    [[-9, 13], 'fritz', applies(null, 'Wir haben den Markt in Verden sechs Jahre lang betrieben.')],
    [
      [-8, 11],
      'hinnerk',
      addsRoom(4, 'Referenzen', 'Märkte, die wir ausgerichtet haben.', 'Cuxhaven 2019 bis 2025.'),
    ],
    [[-8, 11, 20], 'hinnerk', files(1)],
    [[-6, 14], 'imke', applies(null, 'Strom vom Dach für alle Stände, auch für die Kühlwagen.')],
    [[-3, 15], 'emil', uploads(4, null, 'Entwurf: Referenzen und Standplan folgen.')],
    [[-2, 10], 'imke', adds(4, 'Standplan', 'Nachgereicht: Lage der Stände und Anschlüsse.')],
    ...aboutMarkets,
  ],
}

/** The deadline is over, and two people could open four applications; a fifth came minutes too late. */
export const harbourCafe: Story = {
  tender: concession({
    title: 'Hafencafé im alten Zollhaus',
    says: 'Das Zollhaus am Sielhafen ist saniert. Für das Erdgeschoss wird ein ganzjährig geöffnetes Café mit regionaler Küche gesucht, das auch den Warteraum der Fähre mitversorgt.',
    cpv: '55330000',
    lots: [
      {
        name: 'Café mit Außenterrasse',
        mark: 'Z-CAFE',
        says: '118 Quadratmeter Gastraum, Küche, Lager und 40 Plätze auf der Kaje.',
        euros: 1_150_000,
        months: 120,
      },
    ],
  }),
  deadlines: { application: [-3, 12], offer: [50, 12] },
  drafted: [-44, 9, 30],
  steps: [
    [[-41, 11], 'anna', laysOutPapers],
    [[-40, 8], 'anna', publishes(3)],
    [[-7, 10], 'dora', applies(null, 'Mit unserer Küchenpartnerin planen wir ein Café mit Backstube.')],
    [[-6, 9], 'hinnerk', applies(null, 'Drei Cafés an der Küste, eine Küche mit Fisch aus Tagesfang.')],
    [[-5, 16], 'gesa', applies(null, 'Ein Café für Gäste und Hafenarbeiter, geöffnet ab fünf Uhr.')],
    [[-5, 17], 'hinnerk', withdrawsApplication],
    [
      [-4, 9],
      'hinnerk',
      addsRoom(4, 'Speisekarte', 'Was wir anbieten möchten.', 'Fischbrötchen, Suppen, Kuchen.'),
    ],
    [[-4, 9, 15], 'hinnerk', files(1)],
    [[-4, 10], 'gesa', adds(4, 'Öffnungszeiten', 'Entwurf: im Winter ab sieben Uhr.')],
    [[-4, 11], 'imke', joins],
    [[-4, 17], 'fritz', applies(null, 'Ein Café der Genossenschaft, getragen von 400 Mitgliedern.')],
    [[-3, 11, 58], 'imke', uploads(4, null, 'Café mit Ladepunkten und eigenem Strom.')],
    [[-3, 12, 3], 'imke', comesTooLate(1)],
  ],
}
