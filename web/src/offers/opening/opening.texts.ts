import type { Bilingual } from '@allmende/domain/texts.ts'
import type { OpeningAction, OpeningTarget } from './openings.ts'

/** What is opened, as it stands in a sentence. */
export const targetTexts: Record<OpeningTarget, Bilingual> = {
  4: { de: 'Teilnahmeanträge', en: 'applications' },
  7: { de: 'Angebote', en: 'offers' },
}

/** In a title or at the beginning of a line. */
export const targetTitles: Record<OpeningTarget, Bilingual> = {
  4: { de: 'Teilnahmeanträge', en: 'Applications' },
  7: { de: 'Angebote', en: 'Offers' },
}

export const titleTexts: Record<OpeningAction, Bilingual> = {
  openApplications: { de: 'Teilnahmeanträge öffnen?', en: 'Open the applications?' },
  openWaitingRoom: { de: 'Warteraum öffnen?', en: 'Open the waiting room?' },
  openOffers: { de: 'Angebote öffnen?', en: 'Open the offers?' },
}

export const whatHappens: Record<OpeningAction, Bilingual> = {
  openApplications: {
    de: 'Das Team kann die eingereichten Teilnahmeanträge danach lesen und prüfen.',
    en: 'Afterwards the team can read and review the applications that were filed.',
  },
  openWaitingRoom: {
    de: 'Das Team kann die Teilnahmeanträge der Runde danach lesen und prüfen. Das Verfahren geht mit dieser Runde weiter.',
    en: 'Afterwards the team can read and review the applications of the round. The procedure goes on with this round.',
  },
  openOffers: {
    de: 'Das Team kann die eingereichten Angebote danach lesen und werten.',
    en: 'Afterwards the team can read and evaluate the offers that were filed.',
  },
}

export const filedTexts: Record<OpeningTarget, Bilingual> = {
  4: {
    de: '{n} {n:Teilnahmeantrag liegt|Teilnahmeanträge liegen} verschlossen vor.',
    en: '{n} sealed {n:application has|applications have} been filed.',
  },
  7: {
    de: '{n} {n:Angebot liegt|Angebote liegen} verschlossen vor.',
    en: '{n} sealed {n:offer has|offers have} been filed.',
  },
}

export const nothingFiledTexts: Record<OpeningTarget, Bilingual> = {
  4: {
    de: 'Es liegt kein Teilnahmeantrag vor. Die Niederschrift hält das fest.',
    en: 'No application has been filed. The record will say so.',
  },
  7: {
    de: 'Es liegt kein Angebot vor. Die Niederschrift hält das fest.',
    en: 'No offer has been filed. The record will say so.',
  },
}

export const zipTexts: Record<OpeningTarget, Bilingual> = {
  4: { de: 'Alle Teilnahmeanträge als ZIP', en: 'All applications as ZIP' },
  7: { de: 'Alle Angebote als ZIP', en: 'All offers as ZIP' },
}

export const texts = {
  fourEyes: {
    de: 'Geöffnet wird zu zweit: Eine Person bestätigt mit ihrem Passwort, eine andere innerhalb von 15 Minuten mit dem eigenen. Wer wann geöffnet hat, hält die Öffnungsniederschrift fest. Eine Öffnung lässt sich nicht zurücknehmen.',
    en: 'Two people open together: one confirms with her password, another within 15 minutes with hers. The opening record says who opened and when. An opening cannot be taken back.',
  },
  what: { de: 'Was geöffnet wird', en: 'What is opened' },
  ofLot: { de: '{lot}:', en: '{lot}:' },
  ofLotAndRound: { de: '{lot}, Runde {round}:', en: '{lot}, round {round}:' },
  deadlineWas: { de: 'Die Frist endete am {deadline}.', en: 'The deadline was {deadline}.' },
  tender: { de: 'Ausschreibung', en: 'Tender' },
  first: {
    de: 'Ihre Bestätigung ist die erste von zweien.',
    en: 'Your confirmation is the first of two.',
  },
  second: {
    de: '{name} hat um {time} bestätigt. Mit Ihrer Bestätigung wird geöffnet.',
    en: '{name} confirmed at {time}. With your confirmation it is opened.',
  },
  again: {
    de: 'Sie haben um {time} bestätigt. Bestätigen Sie erneut, beginnen die 15 Minuten von vorn.',
    en: 'You confirmed at {time}. If you confirm again the 15 minutes begin anew.',
  },
  denied: {
    de: '{n} noch nicht {n:entschiedene Teilnahme|entschiedene Teilnahmen} früherer Runden {n:wird|werden} damit abgelehnt: {names}. Die Unternehmen erfahren es sofort.',
    en: '{n} undecided {n:participation|participations} of earlier rounds {n:is|are} denied by this: {names}. The companies are told at once.',
  },
  sealedOffers: {
    de: 'Für immer verschlossen {n:bleibt das ungeöffnete Angebot|bleiben die ungeöffneten Angebote} von: {names}.',
    en: 'Sealed for good {n:stays the unopened offer|stay the unopened offers} of: {names}.',
  },
  offerDeadlineGone: {
    de: 'Die laufende Angebotsfrist entfällt.',
    en: 'The running offer deadline becomes void.',
  },
  password: { de: 'Ihr Passwort', en: 'Your password' },
  passwordHint: {
    de: 'Das Passwort, mit dem Sie sich einloggen.',
    en: 'The password you log in with.',
  },
  passwordMissing: { de: 'Bitte geben Sie Ihr Passwort ein.', en: 'Please enter your password.' },
  confirmFirst: { de: 'Erste Bestätigung geben', en: 'Give first confirmation' },
  confirmSecond: { de: 'Bestätigen und öffnen', en: 'Confirm and open' },
  confirmMixed: { de: 'Bestätigen', en: 'Confirm' },
  restart: { de: 'Zeit neu starten', en: 'Restart the time' },
  giveSecond: { de: 'Zweite Bestätigung geben', en: 'Give second confirmation' },
  begunToast: {
    de: 'Ihre Bestätigung ist festgehalten. Jetzt muss eine zweite Person bis {time} bestätigen.',
    en: 'Your confirmation is recorded. Now a second person must confirm by {time}.',
  },
  openedToast: { de: 'Die {what} sind geöffnet.', en: 'The {what} are opened.' },

  begun: {
    de: '{name} hat die Öffnung der {what} um {time} bestätigt.',
    en: '{name} confirmed the opening of the {what} at {time}.',
  },
  begunByYou: {
    de: 'Sie haben die Öffnung der {what} um {time} bestätigt.',
    en: 'You confirmed the opening of the {what} at {time}.',
  },
  secondUntil: {
    de: 'Die zweite Bestätigung muss bis {time} erfolgen.',
    en: 'The second confirmation must follow by {time}.',
  },
  secondByOther: {
    de: 'Eine andere Person muss sie bis {time} ein zweites Mal bestätigen.',
    en: 'Another person must confirm it a second time by {time}.',
  },
  expired: {
    de: 'Die Zeit ist abgelaufen. Die Öffnung muss neu begonnen werden.',
    en: 'The time is up. The opening has to be begun anew.',
  },
  opened: {
    de: 'Die {what} sind geöffnet.',
    en: 'The {what} are opened.',
  },
  openedBy: {
    de: '{names} haben die Öffnung bestätigt, zuletzt um {time}.',
    en: '{names} confirmed the opening, the last of them at {time}.',
  },
  and: { de: '{one} und {other}', en: '{one} and {other}' },

  openings: { de: 'Öffnungen', en: 'Openings' },
  openingsHint: {
    de: 'Was geöffnet wurde, wann und von wem. Die Niederschrift nennt jede Einreichung mit Eingang und Prüfsummen.',
    en: 'What was opened, when and by whom. The record names each filing with its arrival and checksums.',
  },
  opening: { de: 'Geöffnet', en: 'Opened' },
  lot: { de: 'Los', en: 'Lot' },
  round: { de: 'Runde', en: 'Round' },
  ofRoundNumber: { de: 'Runde {round}', en: 'round {round}' },
  openedAt: { de: 'Zeitpunkt', en: 'Moment' },
  openedByWhom: { de: 'Durch', en: 'By' },
  papers: { de: 'Unterlagen', en: 'Papers' },
  protocol: { de: 'Öffnungsniederschrift (PDF)', en: 'Opening record (PDF)' },
  protocolOf: { de: 'Öffnungsniederschrift (PDF): {of}', en: 'Opening record (PDF): {of}' },
  toOpenings: { de: 'Zu den Öffnungen', en: 'To the openings' },
} satisfies Record<string, Bilingual>
