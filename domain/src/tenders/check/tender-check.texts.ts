import type { Bilingual } from '../../texts.ts'

/** What is wrong with a tender beside its notice; `{name}` says where. */
export const tenderCheckTexts = {
  deadlinePast: {
    de: '{name}: Diese Frist ist schon vorbei. Bitte geben Sie einen späteren Zeitpunkt an.',
    en: '{name}: this deadline has passed already. Please enter a later moment.',
  },
  offersTooEarly: {
    de: '{name}: Angebote sind erst nach der Teilnahmefrist ({other}) an der Reihe. Bitte geben Sie einen späteren Zeitpunkt an.',
    en: '{name}: offers come after the application deadline ({other}). Please enter a later moment.',
  },
  endBeforeStart: {
    de: '{name}: Das Ende liegt vor dem Beginn. Bitte ändern Sie einen der beiden Tage.',
    en: '{name}: the end lies before the beginning. Please change one of the two days.',
  },
  decidedTooLate: {
    de: '{name}: Dieser Tag muss vor dem des Vertragsabschlusses liegen. Fällt beides auf denselben Tag, lassen Sie das Feld bitte leer.',
    en: '{name}: this day has to lie before that of the conclusion of the contract. If both fall on the same day, please leave the field empty.',
  },
  decidedToday: {
    de: '{name}: Die Entscheidung ist vom heutigen Tag. Die Bekanntmachung kann ab morgen übermittelt werden.',
    en: '{name}: the decision is of today. The notice can be submitted from tomorrow on.',
  },
  decidedLater: {
    de: '{name}: Dieser Tag liegt in der Zukunft. Die Bekanntmachung kann erst nach dem Tag der Entscheidung übermittelt werden.',
    en: '{name}: this day lies in the future. The notice can only be submitted after the day of the decision.',
  },
  concludedToday: {
    de: '{name}: Der Vertrag ist vom heutigen Tag. Die Bekanntmachung kann ab morgen übermittelt werden.',
    en: '{name}: the contract is of today. The notice can be submitted from tomorrow on.',
  },
  concludedLater: {
    de: '{name}: Dieser Tag liegt in der Zukunft. Die Bekanntmachung kann erst nach dem Tag des Vertragsabschlusses übermittelt werden.',
    en: '{name}: this day lies in the future. The notice can only be submitted after the day on which the contract was concluded.',
  },
  countedOnce: {
    de: '{name}: Zu den Zahlen der eingegangenen Angebote gehört die Angabe „{kind}“ genau einmal.',
    en: '{name}: the numbers of tenders received include “{kind}” exactly once.',
  },
  countedSmall: {
    de: '{name}: Bitte geben Sie zu den kleineren Unternehmen entweder „{sme}“ an oder „{micro}“, „{small}“ und „{med}“, jede dieser Zahlen einmal.',
    en: '{name}: for the smaller firms, please enter either “{sme}” or “{micro}”, “{small}” and “{med}”, each of these numbers once.',
  },
  countedUnequal: {
    de: '{name}: {parts} sind zusammen {sum}. Es müssen so viele sein wie „{whole}“ ({total}).',
    en: '{name}: {parts} are {sum} together. They have to be as many as “{whole}” ({total}).',
  },
  countedTooMany: {
    de: '{name}: {parts} sind zusammen {sum}. Es können nicht mehr sein als „{whole}“ ({total}).',
    en: '{name}: {parts} are {sum} together. They cannot be more than “{whole}” ({total}).',
  },
  noDeadline: {
    de: '{name}: Es ist noch keine Frist gesetzt. Bieter müssen wissen, bis wann sie sich beteiligen können.',
    en: '{name}: no deadline is set yet. Bidders must know until when they can take part.',
  },
  applicationsTooLate: {
    de: '{name}: Diese Frist endet nicht vor der Angebotsfrist ({other}). Bitte geben Sie einen früheren Zeitpunkt an oder tragen Sie für dieses Los eine eigene Angebotsfrist ein.',
    en: '{name}: this does not end before the offer deadline ({other}). Please enter an earlier moment, or give this lot an offer deadline of its own.',
  },
  finalOffersTooEarly: {
    de: '{name}: Diese Frist liegt nicht nach der finalen Teilnahmefrist ({other}). Bitte geben Sie einen späteren Zeitpunkt an.',
    en: '{name}: this is not after the final application deadline ({other}). Please enter a later moment.',
  },
  firstRoundTooLate: {
    de: '{name}: Die erste Runde endet nach der finalen Teilnahmefrist ({other}). Bitte ändern Sie eine der beiden Fristen.',
    en: '{name}: the first round ends after the final application deadline ({other}). Please change one of the two.',
  },
  shortForApplications: {
    de: '{name}: Bei Konzessionen sind ab dem Tag nach der Absendung der Bekanntmachung mindestens 30 Tage vorgesehen (§ 27 KonzVgV). Würde sie heute abgesendet, wäre eine Frist ab dem {day} lang genug. Eine kürzere müssen Sie begründen.',
    en: '{name}: concessions have at least 30 days from the day after the notice is dispatched (section 27 KonzVgV). If it were dispatched today, a deadline from {day} on would be long enough. A shorter one needs a reason.',
  },
  shortBeforeOffers: {
    de: '{name}: Bis zur Angebotsfrist bleiben weniger als die 17 Tage, die bei Konzessionen für elektronische Erstangebote vorgesehen sind (§ 27 KonzVgV). Nach dieser Frist wäre eine Angebotsfrist ab dem {day} lang genug. Eine kürzere müssen Sie begründen.',
    en: '{name}: less than the 17 days are left until the offer deadline that concessions have for first offers by electronic means (section 27 KonzVgV). After this deadline an offer deadline from {day} on would be long enough. A shorter one needs a reason.',
  },
  shortForOffers: {
    de: '{name}: Bei Konzessionen sind für elektronische Erstangebote ab dem Tag nach der Aufforderung mindestens 17 Tage vorgesehen (§ 27 KonzVgV). Nach der Teilnahmefrist wäre eine Angebotsfrist ab dem {day} lang genug. Eine kürzere müssen Sie begründen.',
    en: '{name}: concessions have at least 17 days for first offers by electronic means, from the day after the invitation (section 27 KonzVgV). After the application deadline an offer deadline from {day} on would be long enough. A shorter one needs a reason.',
  },
} satisfies Record<string, Bilingual>

/** Follows what is wrong with a fact of a party that is an organization of ours. */
export const mendedThere: Bilingual = {
  de: 'Was aus der Organisation stammt, wird dort geändert.',
  en: 'What comes from the organisation is changed there.',
}

/** What the notice takes from the tender, and another answer does not allow. */
export const derivedTexts = {
  open: {
    de: '{name}: Bitte füllen Sie dieses Feld aus. Davon hängt ab, ob die Bekanntmachung „{field}“ nennen darf.',
    en: '{name}: please fill in this field. Whether the notice may say “{field}” depends on it.',
  },
  contrary: {
    de: '{name}: Mit dieser Angabe darf die Bekanntmachung „{field}“ nicht nennen, die sich aus den Fristen der Ausschreibung ergibt. Bitte ändern Sie diese Angabe oder die Fristen.',
    en: '{name}: with this answer the notice may not say “{field}”, which follows from the deadlines of the tender. Please change this answer or the deadlines.',
  },
} satisfies Record<string, Bilingual>
