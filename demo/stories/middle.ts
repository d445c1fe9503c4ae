import { applies, joins, offers, uploads } from '../diary/bidders.ts'
import { announcesChange, changesLot } from '../diary/changes.ts'
import {
  asksForOffers,
  confirmsOpening,
  laysOutPapers,
  publishes,
  startsNegotiation,
} from '../diary/clerks.ts'
import type { Story } from '../diary/story.ts'
import { concession } from './concession.ts'
import { aboutMoorings } from './exchanges.ts'

/** The applications lie open; who is to negotiate has not been chosen yet. */
export const playground: Story = {
  tender: concession({
    title: 'Bau und Betrieb eines Erlebnisspielplatzes am Deich',
    says: 'Zwischen Deich und Jugendherberge soll ein Spielplatz mit Wasserlauf, Kletterschiff und kleinem Bistro entstehen. Der Betreiber baut, unterhält und öffnet ihn; der Eintritt bleibt für Kinder der Gemeinde frei.',
    nature: 'works',
    cpv: '45112723',
    parcels: ['Spielwiese am Deich'],
    lots: [
      {
        name: 'Spielplatz und Bistro',
        mark: 'S-DEICH',
        says: 'Rund 6 200 Quadratmeter Spielfläche, barrierefrei, mit Spielgeräten nach DIN EN 1176.',
        euros: 1_900_000,
        months: 180,
      },
    ],
  }),
  deadlines: { application: [-15, 12], offer: [45, 12] },
  drafted: [-58, 10],
  steps: [
    [[-50, 9], 'anna', publishes(3)],
    [[-20, 11], 'emil', applies(null, 'Wir bauen seit 1987 Spielplätze und Grünanlagen an der Küste.')],
    [[-19, 10], 'gesa', applies(null, 'Das Kletterschiff bauen wir auf unserer eigenen Werft.')],
    [[-18, 14], 'imke', joins],
    [[-17, 12], 'hinnerk', applies(null, 'Das Bistro ist unser Handwerk, den Bau leitet ein Partner.')],
    [[-16, 9], 'fritz', applies(null, 'Strom und Wärme des Bistros kommen aus eigener Erzeugung.')],
    [[-14, 9], 'anna', confirmsOpening(4)],
    [[-14, 9, 6], 'bernd', confirmsOpening(4)],
  ],
}

/** Two of four negotiate, the others know why they do not. */
export const heatNetwork: Story = {
  tender: concession({
    title: 'Nahwärmenetz Dorfmitte: Bau und Betrieb',
    says: 'Rathaus, Schule, Kirche und etwa 130 Wohnhäuser sollen aus einem gemeinsamen Netz mit erneuerbarer Wärme versorgt werden. Die Konzession umfasst Heizzentrale, Leitungen und Belieferung.',
    nature: 'works',
    cpv: '45232140',
    lots: [
      {
        name: 'Wärmenetz und Heizzentrale',
        mark: 'N-MITTE',
        says: 'Trasse von 4,3 Kilometern, Wärmepumpe am Klärwerk, Spitzenlast aus Holzhackschnitzeln.',
        euros: 6_400_000,
        months: 240,
      },
    ],
    rooms: [{ name: 'Verhandlung', description: 'Konzepte und Rückfragen zur Verhandlung.', stage: 5 }],
  }),
  deadlines: { application: [-35, 12], offer: [30, 12] },
  drafted: [-78, 13],
  steps: [
    [[-72, 10], 'bernd', laysOutPapers],
    [[-70, 9], 'anna', publishes(3)],
    [[-40, 10], 'dora', applies(null, 'Den Tiefbau leisten wir selbst, die Technik liefert ein Partner.')],
    [[-39, 10], 'imke', applies(null, 'Wärme aus Sonnenkollektoren am Moorrand, mit großem Speicher.')],
    [[-38, 9], 'gesa', applies(null, 'Wir verlegen Rohre unter Wasser wie an Land.')],
    [[-37, 14], 'fritz', applies(null, 'Wir betreiben drei Wärmenetze mit zusammen 900 Anschlüssen.')],
    [[-34, 10], 'bernd', confirmsOpening(4)],
    [[-34, 10, 4], 'anna', confirmsOpening(4)],
    [
      [-25, 11],
      'anna',
      startsNegotiation(['geest', 'moorblick'], {
        deich: 'Der verlangte Nachweis über den Betrieb mindestens eines Wärmenetzes liegt nicht vor.',
        wesermarsch: 'Die Erklärung zum Umsatz der letzten drei Jahre fehlt.',
      }),
    ],
    [[-11, 16], 'fritz', uploads(5, null, 'Die Heizzentrale kann auch neben dem Bauhof stehen.')],
  ],
}

/**
 * Offers are being made: one is in, one is being written, one not begun; a fourth company was not asked for one. A change
 * was announced since, which the one who is in has not confirmed yet.
 */
export const moorings: Story = {
  tender: concession({
    title: 'Bootsliegeplätze und Slipanlage im Sielhafen',
    says: 'Der Sportboothafen erhält einen neuen Betreiber. Er vergibt die Liegeplätze, betreut Gäste, hält Stege und Slipanlage instand und baggert die Zufahrt frei.',
    cpv: '63721000',
    lots: [
      {
        name: 'Hafenbetrieb mit 96 Liegeplätzen',
        mark: 'H-SIEL',
        says: 'Stege A bis D, Slipanlage bis acht Tonnen, Sanitärhaus und Hafenmeisterei.',
        euros: 2_200_000,
        months: 144,
      },
    ],
  }),
  deadlines: { application: [-46, 12] },
  drafted: [-88, 9],
  steps: [
    [[-80, 9], 'anna', publishes(3)],
    [[-51, 9], 'dora', applies(null, 'Wir kennen den Hafen: die Spundwand von 2014 ist von uns.')],
    [[-50, 9], 'gesa', applies(null, 'Hafenbau und Hafenbetrieb aus einer Hand.')],
    [[-49, 9], 'hinnerk', applies(null, 'Mit einer Gaststätte am Steg.')],
    [[-48, 9], 'imke', applies(null, 'Solarboote zur Vermietung.')],
    [[-47, 11], 'fritz', applies(null, 'Landstrom an jedem Liegeplatz, abgerechnet nach Verbrauch.')],
    [[-45, 9], 'anna', confirmsOpening(4)],
    [[-45, 9, 11], 'bernd', confirmsOpening(4)],
    [
      [-38, 10],
      'anna',
      startsNegotiation(['deich', 'geest', 'wesermarsch', 'nordlicht'], {
        moorblick: 'Erfahrung mit dem Betrieb eines Hafens ist nicht nachgewiesen.',
      }),
    ],
    [[-20, 10], 'bernd', asksForOffers(['deich', 'geest', 'wesermarsch'], [9, 12])],
    [[-2, 11], 'emil', offers(null, 'Konzessionsabgabe: 38 500 Euro im Jahr.')],
    [[-2, 18], 'fritz', uploads(7, null, 'Entwurf, noch ohne Preisblatt.')],
    [
      [-1, 10],
      'anna',
      changesLot(
        1,
        'Stege A bis D, Slipanlage bis acht Tonnen, Sanitärhaus und Hafenmeisterei. Das Sanitärhaus wird vor der Übergabe saniert.',
      ),
    ],
    [
      [-1, 10, 20],
      'anna',
      announcesChange(
        'Der Rat hat die Sanierung des Sanitärhauses beschlossen.',
        'Die Kosten der Sanierung trägt die Gemeinde; bei der Konzessionsabgabe sind sie nicht zu berücksichtigen.',
      ),
    ],
    ...aboutMoorings,
  ],
}

/** A continuous procedure: of the first round one negotiates, for the second one waits. */
export const batteries: Story = {
  tender: concession({
    type: 5,
    title: 'Batteriespeicher auf gemeindeeigenen Flächen',
    says: 'Für mehrere kleine Flächen neben Trafostationen sucht die Gemeinde laufend Betreiber von Batteriespeichern. Über Bewerbungen wird in Runden von dreißig Tagen entschieden.',
    cpv: '65400000',
    parcels: ['Deichstraße 7', 'Deichstraße 4'],
    lots: [
      {
        name: 'Flächen an Trafostationen',
        mark: 'B-TRAFO',
        says: 'Flächen von 80 bis 400 Quadratmetern, Pacht und Beteiligung an den Erlösen nach Vereinbarung.',
        euros: 1_300_000,
        months: 180,
      },
    ],
  }),
  deadlines: { application: [-25, 12], roundDays: 30, final: [155, 12], offer: [215, 12] },
  drafted: [-66, 14],
  steps: [
    [[-60, 9], 'anna', publishes(3)],
    [[-31, 15], 'fritz', applies(null, 'Zwei Speicher mit je 2,5 Megawattstunden, Netzanschluss zugesagt.')],
    [[-24, 9], 'bernd', confirmsOpening(4)],
    [[-24, 9, 3], 'anna', confirmsOpening(4)],
    [[-10, 13], 'anna', startsNegotiation(['geest'])],
    [[-5, 10], 'dora', applies(null, 'Fundamente und Kabelgräben aus eigener Hand.')],
  ],
}

/** An expression of interest that ends tomorrow; three have shown theirs. */
export const carSharing: Story = {
  tender: concession({
    type: 2,
    title: 'Carsharing mit Elektroautos: Interessenbekundung',
    says: 'Die Gemeinde möchte wissen, wer an Bahnhof, Rathaus und Neubaugebiet Elektroautos zum Teilen anbieten würde, und unter welchen Bedingungen.',
    cpv: '60170000',
    lots: [
      {
        name: 'Drei Stationen im Ort',
        mark: 'C-ORT',
        says: 'Je Station zwei Stellplätze mit Ladepunkt, die die Gemeinde stellt.',
        euros: 240_000,
        months: 48,
      },
    ],
  }),
  deadlines: { application: [1, 12] },
  drafted: [-27, 10],
  steps: [
    [[-20, 9], 'anna', publishes(2)],
    [[-13, 11], 'fritz', joins],
    [[-9, 10], 'imke', joins],
    [[-6, 16], 'emil', joins],
  ],
}
