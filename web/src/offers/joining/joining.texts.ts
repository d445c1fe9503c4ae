import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Reason } from '@allmende/domain/verdict.ts'

export const texts = {
  join: { de: 'Teilnehmen', en: 'Take part' },
  joinAgain: { de: 'Erneut bewerben', en: 'Apply again' },
  joinMore: { de: 'An weiteren Losen teilnehmen', en: 'Take part in further lots' },
  title: { de: 'An dieser Ausschreibung teilnehmen?', en: 'Take part in this tender?' },
  titleAgain: { de: 'Erneut um die Teilnahme bewerben?', en: 'Apply again?' },
  titleMore: { de: 'An weiteren Losen teilnehmen?', en: 'Take part in further lots?' },
  consequence: {
    de: 'Die Vergabestelle erfährt, dass Ihr Unternehmen teilnimmt; andere Unternehmen erfahren es nicht. Sie verpflichten sich damit zu nichts.',
    en: 'The contracting authority learns that your company takes part; other companies do not. It commits you to nothing.',
  },
  yourLots: { de: 'Sie nehmen teil an', en: 'You take part in' },
  otherLots: { de: 'Nicht dabei', en: 'Not included' },
  leadsToApplication: {
    de: 'Teilnahmeantrag bis {deadline}',
    en: 'Application until {deadline}',
  },
  leadsToApplicationInRound: {
    de: 'Teilnahmeantrag in Runde {round} bis {deadline}',
    en: 'Application in round {round} until {deadline}',
  },
  rounds: {
    de: 'Das Verfahren läuft in Runden: Was bis zur Frist einer Runde eingereicht ist, öffnet die Vergabestelle danach gemeinsam; was später kommt, zählt für die nächste Runde.',
    en: 'The procedure runs in rounds: what is submitted by the deadline of a round is opened together after it; what comes later counts for the next round.',
  },
  roundsUntil: {
    de: 'Das Verfahren läuft in Runden: Was bis zur Frist einer Runde eingereicht ist, öffnet die Vergabestelle danach gemeinsam; was später kommt, zählt für die nächste Runde. Die nächste Frist ist {deadline}.',
    en: 'The procedure runs in rounds: what is submitted by the deadline of a round is opened together after it; what comes later counts for the next round. The next deadline is {deadline}.',
  },
  leadsToApplicationOpen: { de: 'Teilnahmeantrag', en: 'Application' },
  leadsToApplicationLater: {
    de: 'Teilnahmeantrag, sobald der Teilnahmewettbewerb beginnt',
    en: 'Application, as soon as the call for participation begins',
  },
  leadsToInterest: {
    de: 'Sie bekunden Ihr Interesse. Wenn die Verhandlung beginnt, werden Sie benachrichtigt.',
    en: 'You express your interest. You are told when the negotiation begins.',
  },
  leadsToNegotiationLater: {
    de: 'Sie werden benachrichtigt, wenn die Verhandlung beginnt.',
    en: 'You are told when the negotiation begins.',
  },
  leadsToNegotiation: { de: 'Sie nehmen an der Verhandlung teil.', en: 'You take part in the negotiation.' },
  leadsToOffer: { de: 'Angebot bis {deadline}', en: 'Offer until {deadline}' },
  leadsToOfferOpen: { de: 'Angebot', en: 'Offer' },
  failed: {
    de: 'Teilnahme an der Ausschreibung nicht möglich: {message}',
    en: 'Taking part in the tender is not possible: {message}',
  },
  joined: { de: 'Ihr Unternehmen nimmt jetzt teil.', en: 'Your company now takes part.' },
  interestShown: { de: 'Interesse bekundet', en: 'Interest expressed' },
  interestShownText: {
    de: 'Ihr Unternehmen hat sein Interesse an dieser Ausschreibung bekundet. Wenn die Verhandlung beginnt, werden Sie benachrichtigt und finden hier die Seite „Verhandlung“.',
    en: 'Your company has expressed its interest in this tender. When the negotiation begins you are told and find the page “Negotiation” here.',
  },
  waitsForNegotiation: { de: 'Sie nehmen teil', en: 'You take part' },
  waitsForNegotiationText: {
    de: 'Wenn die Verhandlung beginnt, werden Sie benachrichtigt und finden hier die Seite „Verhandlung“.',
    en: 'When the negotiation begins you are told and find the page “Negotiation” here.',
  },
  notPossible: {
    de: 'Eine Teilnahme ist zurzeit nicht möglich',
    en: 'Taking part is not possible at present',
  },
} satisfies Record<string, Bilingual>

/** What elsewhere is said of the whole procedure, of one lot. */
export const leftOutTexts: Readonly<Partial<Record<Reason, Bilingual>>> = {
  joiningByInvitation: {
    de: 'An diesem Los können zurzeit nur eingeladene Unternehmen teilnehmen.',
    en: 'At present only invited companies can take part in this lot.',
  },
  joiningClosed: {
    de: 'Die Frist zur Teilnahme an diesem Los endete am {deadline}.',
    en: 'The deadline for taking part in this lot was {deadline}.',
  },
  joiningAfterCompetition: {
    de: 'Der Teilnahmewettbewerb für dieses Los ist abgeschlossen; neue Unternehmen können nicht mehr teilnehmen.',
    en: 'The call for participation for this lot is over; new companies can no longer take part.',
  },
  joiningBeforeOffers: {
    de: 'An diesem Los können Sie teilnehmen, sobald seine Angebotsphase beginnt.',
    en: 'You can take part in this lot as soon as its offer phase begins.',
  },
  joiningAfterOpening: {
    de: 'Die Angebote für dieses Los sind bereits geöffnet; neue Unternehmen können nicht mehr teilnehmen.',
    en: 'The offers for this lot have already been opened; new companies can no longer take part.',
  },
  joiningLotOver: {
    de: 'Dieses Los ist beendet; eine Teilnahme ist nicht mehr möglich.',
    en: 'This lot has ended; taking part is no longer possible.',
  },
}
