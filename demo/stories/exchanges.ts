import { answers, answersAll, asks, readsMessages, writesAboutOffer } from '../diary/messages.ts'
import type { Step } from '../diary/story.ts'

/** About the markets: a question that concerns all, and one that nobody of the team has read yet. */
export const aboutMarkets: readonly Step[] = [
  [
    [-13, 9, 30],
    'dora',
    asks({
      subject: 'Stromanschlüsse auf dem Rathausplatz',
      text: 'Guten Tag,\n\nin der Leistungsbeschreibung stehen **28 Stände**, auf unserem Plan zählen wir aber nur 22 Anschlüsse. Gilt der beigefügte Plan noch, und wer trägt die Kosten für weitere Anschlüsse?\n\nMit freundlichen Grüßen\nDora Deichgräf',
      paper: ['Plan der Anschlüsse', 'Stand 2019: 22 Anschlüsse auf dem Rathausplatz, rot eingezeichnet.'],
    }),
  ],
  [
    [-13, 15],
    'bernd',
    answers('deich', {
      subject: 'AW: Stromanschlüsse auf dem Rathausplatz',
      text: 'Guten Tag Frau Deichgräf,\n\nvielen Dank für den Hinweis. Der Plan ist veraltet; wir klären die Zahl mit dem Bauhof und antworten allen Teilnehmern.',
    }),
  ],
  [[-13, 16], 'dora', readsMessages],
  [
    [-12, 14],
    'anna',
    answersAll(
      'deich',
      'Wie viele Stromanschlüsse stehen auf dem Rathausplatz zur Verfügung, und wer trägt die Kosten für weitere?',
      {
        subject: 'Antwort auf eine Bieterfrage: Stromanschlüsse',
        text: 'Auf dem Rathausplatz stehen seit 2024 **30 Anschlüsse** zur Verfügung:\n\n- 24 mit 16 Ampere,\n- 6 mit 32 Ampere für Kühlwagen.\n\nWeitere Anschlüsse legt der Betreiber auf eigene Kosten.',
        paper: ['Anschlüsse Rathausplatz 2024', '24 Anschlüsse mit 16 Ampere, 6 Anschlüsse mit 32 Ampere.'],
      },
    ),
  ],
  [[-11, 16], 'gesa', readsMessages],
  [[-9, 14], 'fritz', readsMessages],
  [
    [-1, 16],
    'gesa',
    asks({
      subject: 'Besichtigung der Bühne',
      text: 'Kann die Bühne am Sielhafen vor Abgabe des Antrags besichtigt werden? Uns würde ein Termin in dieser Woche passen.',
    }),
  ],
]

/** About the moorings: somebody is written to about her offer and has not looked yet. */
export const aboutMoorings: readonly Step[] = [
  [
    [-15, 10],
    'fritz',
    asks({
      subject: 'Tiefe der Zufahrt',
      text: 'Auf welche Tiefe ist die Zufahrt bei mittlerem Niedrigwasser zu halten?',
    }),
  ],
  [
    [-14, 11],
    'bernd',
    answersAll('geest', 'Auf welche Tiefe ist die Zufahrt zum Hafen zu halten?', {
      subject: 'Antwort auf eine Bieterfrage: Tiefe der Zufahrt',
      text: 'Die Zufahrt ist auf **1,60 Meter** unter mittlerem Niedrigwasser zu halten. Die Peilpläne der letzten drei Jahre liegen in den Unterlagen.',
    }),
  ],
  [[-13, 9], 'emil', readsMessages],
  [[-13, 10], 'fritz', readsMessages],
  [
    [-1, 15],
    'bernd',
    writesAboutOffer(
      'geest',
      'Denken Sie bitte an das Preisblatt: Ohne es kann das Angebot nicht gewertet werden.',
    ),
  ],
]

/** Somebody asks who takes no part yet. */
export const aboutKiosks: readonly Step[] = [
  [
    [-1, 13],
    'hinnerk',
    asks({
      subject: 'Alkoholausschank am Strand',
      text: 'Ist der Ausschank von Bier und Wein an den Kiosken gestattet? Davon hängt ab, ob wir uns bewerben.',
    }),
  ],
]
