import { applies, joins, offers } from '../diary/bidders.ts'
import {
  announcesAward,
  archives,
  asksForOffers,
  awards,
  cancels,
  confirmsOpening,
  endsLot,
  notes,
  postsLetter,
  publishes,
  publishesResult,
  writesRecord,
  startsNegotiation,
  withdrawsAward,
} from '../diary/clerks.ts'
import type { Story } from '../diary/story.ts'
import { concession } from './concession.ts'

/** What nobody but the team can say of a procedure; one point is left open on purpose. */
const ownRecord = `## Wahl des Verfahrens

Die Leistung lässt sich eindeutig beschreiben, zu verhandeln war nichts. Deshalb wurden sofort Angebote eingeholt.

## Interessenkonflikte

Alle Mitglieder des Teams haben erklärt, dass bei ihnen **kein Interessenkonflikt** besteht.

## Interne Beratungen

- Der Fahrplan wurde mit dem Seniorenbeirat abgestimmt.
- Die Unterlagen hat die Kämmerei vor der Veröffentlichung geprüft.`

/** Offers are open: one lot has ended without an award, as everyone can read; about the other nothing is decided. */
export const solarRoofs: Story = {
  tender: concession({
    title: 'Photovoltaik auf den Dächern von Schule und Bauhof',
    says: 'Zwei große Dächer werden für zwanzig Jahre zur Stromerzeugung überlassen. Der Strom soll zuerst in den Gebäuden verbraucht werden.',
    nature: 'works',
    cpv: '45261215',
    lots: [
      {
        name: 'Dach der Grundschule',
        mark: 'D-SCHULE',
        says: 'Flachdach mit 1 350 Quadratmetern, Baujahr 2009, Statik liegt vor.',
        euros: 520_000,
        months: 240,
      },
      {
        name: 'Dach des Bauhofs',
        mark: 'D-BAUHOF',
        says: 'Satteldach mit 780 Quadratmetern, Ausrichtung Südwest.',
        euros: 260_000,
        months: 240,
      },
    ],
  }),
  deadlines: { application: [-88, 12] },
  drafted: [-126, 9],
  steps: [
    [[-120, 9], 'anna', publishes(3)],
    [[-95, 10], 'dora', applies([1], 'Dachabdichtung und Gerüst aus eigener Werkstatt.')],
    [[-93, 9], 'imke', applies(null, 'Wir planen, bauen und betreiben nur Dachanlagen.')],
    [[-92, 12], 'fritz', applies(null, 'Dreißig Dachanlagen auf öffentlichen Gebäuden.')],
    [[-87, 9], 'anna', confirmsOpening(4)],
    [[-87, 9, 8], 'bernd', confirmsOpening(4)],
    [[-80, 10], 'anna', startsNegotiation(['deich', 'geest', 'moorblick'])],
    [[-72, 10], 'anna', asksForOffers(['deich', 'geest', 'moorblick'], [-45, 12])],
    [[-49, 10], 'dora', offers([1], 'Pacht: 4 100 Euro im Jahr.')],
    [[-47, 9], 'imke', offers([1], 'Pacht: 5 150 Euro im Jahr, mit einer Ladesäule für die Schule.')],
    [[-46, 16], 'fritz', offers(null, 'Pacht: 5 300 Euro für die Schule, 1 200 Euro für den Bauhof.')],
    [[-44, 9], 'bernd', confirmsOpening(7)],
    [[-44, 9, 5], 'anna', confirmsOpening(7)],
    [[-40, 9], 'bernd', notes(1, 'moorblick', 'Ladesäule: Kosten des Anschlusses noch erfragen.')],
    [
      [-30, 14],
      'anna',
      endsLot(
        2,
        'Das Dach des Bauhofs muss vor einer Belegung saniert werden; das Los wird neu ausgeschrieben.',
      ),
    ],
    [[-29, 10], 'bernd', publishesResult],
  ],
}

/** Announced once, taken back and announced again: everyone knows who is meant to get it, and the waiting period runs. */
export const emptyPipes: Story = {
  tender: concession({
    title: 'Leerrohre für Glasfaser: Bau und Verpachtung',
    says: 'Entlang der Kreisstraße und in den Neubaugebieten entsteht ein Leerrohrnetz. Der Konzessionär baut es, hält es instand und verpachtet es diskriminierungsfrei an Netzbetreiber.',
    nature: 'works',
    cpv: '45232300',
    lots: [
      {
        name: 'Leerrohrnetz Auwiesen Nord',
        mark: 'G-NORD',
        says: '11,8 Kilometer Trasse, 640 Hausanschlüsse, fünf Verteilerschränke.',
        euros: 3_100_000,
        months: 240,
      },
    ],
  }),
  deadlines: { application: [-78, 12] },
  drafted: [-117, 10],
  steps: [
    [[-110, 9], 'anna', publishes(3)],
    [[-82, 10], 'emil', applies(null, 'Eigene Spülbohrtechnik, 40 Beschäftigte im Leitungsbau.')],
    [
      [-79, 15],
      'fritz',
      applies(null, 'Wir betreiben Netze für Strom und Wärme und möchten Daten ergänzen.'),
    ],
    [[-77, 9], 'anna', confirmsOpening(4)],
    [[-77, 9, 2], 'bernd', confirmsOpening(4)],
    [[-70, 9], 'anna', startsNegotiation(['deich', 'geest'])],
    [[-60, 9], 'anna', asksForOffers(['deich', 'geest'], [-35, 12])],
    [[-38, 11], 'dora', offers(null, 'Bauzeit 14 Monate, Pacht an die Gemeinde ab dem zweiten Jahr.')],
    [[-36, 11], 'fritz', offers(null, 'Bauzeit 22 Monate, Pacht an die Gemeinde ab dem ersten Jahr.')],
    [[-34, 9], 'anna', confirmsOpening(7)],
    [[-34, 9, 7], 'bernd', confirmsOpening(7)],
    [[-30, 9], 'bernd', notes(1, 'deich', 'Kürzeste Bauzeit, Nachweise vollständig.')],
    [[-30, 10], 'bernd', notes(1, 'geest', 'Höhere Pacht; Bauzeit acht Monate länger.')],
    [
      [-12, 10],
      'anna',
      announcesAward(1, 'geest', { deich: 'In der Pacht an die Gemeinde lag ein anderes Angebot vorn.' }),
    ],
    [
      [-10, 9],
      'anna',
      withdrawsAward(1, 'Bei der Wertung der Bauzeit war ein Rechenfehler unterlaufen; sie wird wiederholt.'),
    ],
    [
      [-5, 10],
      'anna',
      announcesAward(1, 'deich', {
        geest: 'Ihr Angebot erreicht wegen der längeren Bauzeit weniger Punkte; in der Pacht lag es vorn.',
      }),
    ],
  ],
}

/** Awarded a while ago, without a competition before it, and the result made known. */
export const publicToilets: Story = {
  tender: concession({
    title: 'Öffentliche Toiletten an Strand und Marktplatz',
    says: 'Errichtung, Reinigung und Betrieb von vier barrierefreien Toilettenanlagen. Der Betreiber darf die Außenwände als Werbefläche vermieten.',
    cpv: '90910000',
    lots: [
      {
        name: 'Vier Anlagen',
        mark: 'T-ORT',
        says: 'Zwei Anlagen ganzjährig, zwei von April bis Oktober, Reinigung mindestens dreimal täglich.',
        euros: 460_000,
        months: 84,
      },
    ],
  }),
  deadlines: { offer: [-40, 12] },
  drafted: [-80, 10],
  steps: [
    [[-75, 9], 'anna', publishes(6)],
    [[-60, 9], 'emil', joins],
    [[-55, 9], 'fritz', joins],
    [[-43, 9], 'emil', offers(null, 'Fertigteile aus eigener Herstellung, Aufbau in fünf Wochen.')],
    [[-41, 9], 'fritz', offers(null, 'Mit Solardach und Regenwassernutzung.')],
    [[-39, 9], 'anna', confirmsOpening(7)],
    [[-39, 9, 9], 'bernd', confirmsOpening(7)],
    [
      [-37, 10],
      'anna',
      announcesAward(1, 'geest', {
        deich: 'Die angebotenen Reinigungszeiten bleiben hinter dem besten Angebot zurück.',
      }),
    ],
    [[-36, 10], 'bernd', postsLetter(1, 'deich', [-36, 9])],
    [[-20, 10], 'anna', awards(1, 'geest')],
    [[-14, 11], 'anna', publishesResult],
  ],
}

/** All over: one lot given away, one not, and the file is closed. */
export const villageBus: Story = {
  tender: concession({
    title: 'Bürgerbus Auwiesen–Deichmoor',
    says: 'Ein Kleinbus verbindet die Ortsteile mit Bahnhof und Ärztehaus. Der Betreiber fährt auf eigene Rechnung nach dem Fahrplan der Gemeinde.',
    cpv: '60112000',
    lots: [
      {
        name: 'Linie 1: Bahnhof und Deichmoor',
        mark: 'L-1',
        says: 'Stündlich von 7 bis 19 Uhr an Werktagen, 14 Haltestellen.',
        euros: 380_000,
        months: 48,
      },
      {
        name: 'Linie 2: Badestrand im Sommer',
        mark: 'L-2',
        says: 'Täglich in den Sommerferien, sechs Fahrten, Anhänger für Fahrräder.',
        euros: 90_000,
        months: 48,
      },
    ],
  }),
  deadlines: { offer: [-135, 12] },
  drafted: [-176, 9],
  steps: [
    [[-171, 9], 'anna', publishes(6)],
    [[-150, 9], 'dora', joins],
    [[-140, 9], 'dora', offers([1], 'Zwei Fahrzeuge mit Niederflur, Fahrerinnen aus dem Ort.')],
    [[-134, 9], 'anna', confirmsOpening(7)],
    [[-134, 9, 4], 'bernd', confirmsOpening(7)],
    [[-130, 9], 'anna', endsLot(2, 'Für die Sommerlinie ist kein Angebot eingegangen.')],
    [[-130, 10], 'anna', announcesAward(1, 'deich', {})],
    [[-118, 10], 'anna', awards(1, 'deich')],
    [[-112, 9], 'bernd', publishesResult],
    [[-111, 10], 'anna', writesRecord(ownRecord)],
    [[-60, 15], 'anna', archives],
  ],
}

/** Given up halfway: everybody was told why. */
export const campsite: Story = {
  tender: concession({
    title: 'Campingplatz hinter dem Deich',
    says: 'Für den gemeindeeigenen Campingplatz mit 140 Stellplätzen wird ein neuer Pächter gesucht, der das Waschhaus erneuert.',
    cpv: '55220000',
    lots: [
      {
        name: 'Campingplatz mit Waschhaus',
        mark: 'C-DEICH',
        says: '3,2 Hektar, 140 Stellplätze, Rezeption und Waschhaus von 1984.',
        euros: 1_700_000,
        months: 180,
      },
    ],
  }),
  deadlines: { application: [-20, 12], offer: [30, 12] },
  drafted: [-62, 9],
  steps: [
    [[-55, 9], 'anna', publishes(3)],
    [[-41, 13], 'dora', joins],
    [
      [-32, 11],
      'anna',
      cancels(
        'Der Deichverband braucht die Fläche für die Erhöhung des Deiches; sie steht nicht mehr zur Verfügung.',
      ),
    ],
  ],
}
