import type { Landscape } from './landscapes.ts'

type Picture = readonly [landscape: Landscape, caption: string]

/** Which pictures hang where, in their order. */
export const albums: Readonly<Record<string, readonly Picture[]>> = {
  'Moorkuhlen Nord': [
    ['ditch', 'Der Entwässerungsgraben am Westrand, im Frühjahr angestaut'],
    ['hedge', 'Wallhecke entlang der Nordgrenze'],
    ['lane', 'Zufahrt über den Moorweg'],
    ['dike', 'Blick vom Deich über die Fläche'],
  ],
  'Moorkuhlen mit Teich': [
    ['hedge', 'Hecke am Teichufer'],
    ['ditch', 'Zulauf des Teichs'],
    ['field', 'Angrenzender Acker'],
  ],
  'Spielwiese am Deich': [
    ['dike', 'Der Deich mit den Schafen der Gemeinde'],
    ['lane', 'Fußweg zur Spielwiese'],
    ['hedge', 'Hecke zum Nachbargrundstück'],
  ],
  'Dorfstraße 7': [
    ['lane', 'Die Dorfstraße vor dem Bauplatz'],
    ['field', 'Blick nach Süden, noch wird geackert'],
    ['hedge', 'Hecke zur Hausnummer 9'],
  ],
}
