import {
  adds,
  addsRoom,
  applies,
  comesTooLate,
  files,
  joins,
  offers,
  uploads,
  withdrawsOffer,
} from '../diary/bidders.ts'
import { asksForOffers, confirmsOpening, publishes, startsNegotiation } from '../diary/clerks.ts'
import type { Story } from '../diary/story.ts'
import { concession } from './concession.ts'

/** Since yesterday two people could open three offers; a fourth came minutes too late. */
export const ferryLanding: Story = {
  tender: concession({
    title: 'Fähranleger mit Wartehalle: Bau und Bewirtschaftung',
    says: 'Der hölzerne Anleger wird durch einen Schwimmsteg mit Wartehalle ersetzt. Der Konzessionär baut ihn, verkauft Fahrkarten und Erfrischungen und hält die Anlage instand.',
    nature: 'works',
    cpv: '45241000',
    lots: [
      {
        name: 'Schwimmsteg und Wartehalle',
        mark: 'F-ANLEGER',
        says: 'Steg von 38 Metern, Halle mit 90 Quadratmetern, Verkaufsraum und Fahrradständer.',
        euros: 2_600_000,
        months: 180,
      },
    ],
  }),
  deadlines: { application: [-57, 12] },
  drafted: [-98, 9],
  steps: [
    [[-91, 9], 'anna', publishes(3)],
    [[-66, 10], 'gesa', applies(null, 'Wir haben neun Anleger an Weser und Elbe gebaut.')],
    [
      [-63, 9],
      'hinnerk',
      applies(null, 'Wartehalle mit Ausschank, den Steg baut eine Werft aus der Region.'),
    ],
    [[-62, 15], 'emil', applies(null, 'Dalben und Gründung rammen wir mit eigenem Gerät.')],
    [[-59, 11], 'fritz', applies(null, 'Eine Halle, die mehr Strom erzeugt, als sie braucht.')],
    [[-58, 9], 'imke', applies(null, 'Ein Dach aus Solarmodulen.')],
    [[-56, 9], 'bernd', confirmsOpening(4)],
    [[-56, 9, 5], 'anna', confirmsOpening(4)],
    [
      [-50, 10],
      'anna',
      startsNegotiation(['deich', 'geest', 'wesermarsch', 'nordlicht'], {
        moorblick: 'Ein Nachweis über vergleichbare Bauten am Wasser liegt nicht vor.',
      }),
    ],
    [[-30, 10], 'anna', asksForOffers(['deich', 'geest', 'wesermarsch', 'nordlicht'], [-1, 12])],
    [[-6, 10], 'gesa', offers(null, 'Festpreis, Bauzeit sieben Monate.')],
    [[-5, 9], 'hinnerk', offers(null, 'Pacht: 14 000 Euro im Jahr.')],
    [[-4, 9], 'hinnerk', withdrawsOffer],
    [
      [-4, 10],
      'hinnerk',
      addsRoom(7, 'Entwürfe', 'Ansichten der Wartehalle.', 'Blick vom Deich und vom Wasser.'),
    ],
    [[-4, 10, 30], 'hinnerk', files(6)],
    [[-3, 14], 'dora', offers(null, 'Bauzeit fünf Monate, Pacht: 11 500 Euro im Jahr.')],
    [[-2, 9], 'dora', adds(7, 'Bauzeitenplan', 'Entwurf, noch nicht eingereicht.')],
    [[-1, 11, 50], 'fritz', uploads(7, null, 'Pacht: 12 800 Euro im Jahr.')],
    [[-1, 12, 6], 'fritz', comesTooLate(6)],
  ],
}

/** A continuous procedure whose second round has ended: three wait to be opened, one more is early for the third. */
export const bikeStations: Story = {
  tender: concession({
    type: 5,
    title: 'Mietstationen für Fahrräder und Lastenräder',
    says: 'An Haltestellen, Stränden und Höfen sucht die Gemeinde laufend Betreiber kleiner Mietstationen. Über Bewerbungen wird in Runden von dreißig Tagen entschieden.',
    cpv: '60100000',
    lots: [
      {
        name: 'Stationen im Gemeindegebiet',
        mark: 'R-ORT',
        says: 'Je Station sechs bis zwanzig Räder auf Flächen, die die Gemeinde stellt.',
        euros: 420_000,
        months: 60,
      },
    ],
  }),
  deadlines: { application: [-33, 12], roundDays: 30, final: [147, 12], offer: [207, 12] },
  drafted: [-75, 14],
  steps: [
    [[-70, 9], 'anna', publishes(3)],
    [[-41, 15], 'imke', applies(null, 'Zwanzig Lastenräder, geladen vom eigenen Dach.')],
    [[-32, 9], 'bernd', confirmsOpening(4)],
    [[-32, 9, 3], 'anna', confirmsOpening(4)],
    [[-25, 13], 'anna', startsNegotiation(['moorblick'])],
    [[-20, 10], 'gesa', applies(null, 'Räder an allen Anlegern, gewartet in unserer Werkstatt.')],
    [[-12, 10], 'hinnerk', applies(null, 'Räder und Picknickkörbe an drei Cafés.')],
    [[-7, 16], 'fritz', applies(null, 'Eine Genossenschaft für Räder, offen für alle.')],
    [[-2, 11], 'emil', joins],
    [[-1, 9], 'emil', uploads(4, null, 'Überdachte Stationen aus Fertigteilen.')],
    [[-1, 9, 30], 'emil', files(1)],
  ],
}
