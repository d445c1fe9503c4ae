import type { AnswerKind } from '@allmende/domain/procedure/state.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

/** What a letter is about, and what it tells. */
type Words = { title: Bilingual; decision: Bilingual }

const intended: Bilingual = {
  de: 'Information über den beabsichtigten Zuschlag',
  en: 'Information on the intended award',
}

/** What is told of an award before it is given. */
export const announcements: Partial<Record<AnswerKind, Words>> = {
  applicationDenied: {
    title: intended,
    decision: {
      de: 'Der Zuschlag für dieses Los soll an ein anderes Unternehmen gehen. Der Teilnahmeantrag Ihres Unternehmens wird deshalb nicht weiter berücksichtigt.',
      en: 'This lot is intended to be awarded to another company. The participation request of your company is therefore not considered further.',
    },
  },
  offerDenied: {
    title: intended,
    decision: {
      de: 'Ihr Unternehmen soll den Zuschlag für dieses Los nicht erhalten.',
      en: 'Your company is not intended to be awarded this lot.',
    },
  },
}

export const decisions: Partial<Record<AnswerKind, Words>> = {
  applicationDenied: {
    title: { de: 'Mitteilung zu Ihrem Teilnahmeantrag', en: 'Notification on your participation request' },
    decision: {
      de: 'Der Teilnahmeantrag Ihres Unternehmens wird für dieses Los nicht weiter berücksichtigt.',
      en: 'The participation request of your company is not considered further for this lot.',
    },
  },
  offerDenied: {
    title: { de: 'Mitteilung zu Ihrem Angebot', en: 'Notification on your offer' },
    decision: {
      de: 'Ihr Unternehmen erhält den Zuschlag für dieses Los nicht.',
      en: 'Your company is not awarded this lot.',
    },
  },
  offerAccepted: {
    title: { de: 'Zuschlag', en: 'Award' },
    decision: {
      de: 'Ihr Unternehmen erhält auf sein Angebot den Zuschlag für dieses Los.',
      en: 'Your company is awarded this lot on its offer.',
    },
  },
}

export const texts = {
  subject: { de: 'Mitteilung der Vergabestelle', en: 'Notification by the contracting authority' },
  written: { de: 'Mitgeteilt', en: 'Notified' },
  dispatched: { de: 'Auf anderem Weg versandt', en: 'Dispatched by other means' },
  number: { de: 'Kennung dieser Mitteilung', en: 'Identifier of this notification' },
  takenBack: {
    de: 'Diese Mitteilung gilt nicht mehr',
    en: 'This notification no longer holds',
  },
  takenBackOn: {
    de: 'Die Vergabestelle hat sie am {moment} zurückgenommen.',
    en: 'The contracting authority took it back on {moment}.',
  },
  decision: { de: 'Entscheidung', en: 'Decision' },
  reason: { de: 'Begründung', en: 'Reason' },
  winner: { de: 'Vorgesehen für den Zuschlag', en: 'Intended for the award' },
  winnerIs: { de: 'Zuschlag an', en: 'Awarded to' },
  earliest: { de: 'Vertragsschluss frühestens am', en: 'Contract concluded no earlier than' },
  further: { de: 'Wie es weitergeht', en: 'What happens next' },
  onPaper: {
    de: 'Weil diese Mitteilung weder elektronisch noch per Fax versandt wurde, darf der Vertrag erst fünfzehn Kalendertage nach ihrer Absendung geschlossen werden (§ 134 Abs. 2 GWB).',
    en: 'As this notification was sent neither electronically nor by fax, the contract may be concluded only fifteen calendar days after its dispatch (section 134 (2) GWB).',
  },
  law: {
    de: 'Hinweis: § 134 GWB sieht vor, dass die unterlegenen Unternehmen vor dem Zuschlag über den Namen des Unternehmens, dessen Angebot angenommen werden soll, die Gründe der Nichtberücksichtigung und den frühesten Zeitpunkt des Vertragsschlusses informiert werden. Ob und innerhalb welcher Frist ein Nachprüfungsverfahren beantragt werden kann, regeln die §§ 160 ff. GWB; die zuständige Stelle nennt die Bekanntmachung.',
    en: 'Note: under section 134 GWB, unsuccessful companies are to be informed before the award of the name of the company whose offer is to be accepted, of the reasons why they are not considered, and of the earliest time at which the contract is concluded. Whether and within which period a review can be applied for is governed by sections 160 et seq. GWB; the competent body is named in the notice.',
  },
} satisfies Record<string, Bilingual>
