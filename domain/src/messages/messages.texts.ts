/** What the log says of a message. */
export const messageLabels = {
  subject: { de: 'Betreff', en: 'Subject' },
  recipients: { de: 'Empfänger', en: 'Recipients' },
  attachments: { de: 'Anhänge', en: 'Attachments' },
} as const

export const messageWords = {
  allParticipants: { de: 'Alle Teilnehmer', en: 'All participants' },
  authority: { de: 'Vergabestelle', en: 'Contracting authority' },
  aboutYourOffer: { de: 'Nachricht zu Ihrem Angebot', en: 'Message about your offer' },
  aboutAnOffer: { de: 'Nachricht zum Angebot', en: 'Message about the offer' },
  newMessage: { de: 'Neue Nachricht', en: 'New message' },
} as const
