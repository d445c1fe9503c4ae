import type { MailWords } from '../deed/mail-words.ts'

/** What a tender's participants, watchers and invitees are told of its course. */
export const phaseMails = {
  inviteToApply: {
    subject: 'Einladung zur Teilnahme: {{projectName}}',
    text: `<p>Guten Tag,</p>
<p>{{authorityName}} lädt {{organizationName}} ein, sich an der Ausschreibung <strong>{{projectName}}</strong> zu beteiligen.</p>
<p>Frist: {{deadline}}</p>
<p>Die Unterlagen finden Sie hier. Zum Mitmachen melden Sie sich an oder registrieren Ihr Unternehmen:</p>
<p>{{link}}</p>`,
  },
  applicationPhaseStarted: {
    subject: 'Teilnahmewettbewerb eröffnet: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} hat den Teilnahmewettbewerb der Ausschreibung <strong>{{projectName}}</strong> eröffnet.</p>
<p>{{lotNames}}</p>
<p>Teilnahmeanträge können eingereicht werden bis: <strong>{{deadline}}</strong></p>
<p>{{link}}</p>`,
  },
  offerPhaseStarted: {
    subject: 'Angebotsphase eröffnet: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} hat die Angebotsphase der Ausschreibung <strong>{{projectName}}</strong> eröffnet.</p>
<p>{{lotNames}}</p>
<p>Wer ein Angebot abgeben darf, kann es einreichen bis: <strong>{{deadline}}</strong></p>
<p>Wer zur Angebotsabgabe aufgefordert wird, erhält darüber eine eigene Nachricht.</p>
<p>{{link}}</p>`,
  },
  tenderCanceled: {
    subject: 'Aufgehoben: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} hat die Ausschreibung <strong>{{projectName}}</strong> aufgehoben.</p>
<p>{{reason}}</p>
<p>Die Ausschreibung bleibt hier einsehbar:</p>
<p>{{link}}</p>
<p>Wir danken Ihnen für Ihr Interesse.</p>`,
  },
  changeAnnounced: {
    subject: 'Änderung: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} hat die Ausschreibung <strong>{{projectName}}</strong> geändert.</p>
<p>{{lotNames}}</p>
<p>Begründung: {{reason}}</p>
<p>{{changeText}}</p>
<p>{{changes}}</p>
<p>Die Ausschreibung in ihrer geltenden Fassung finden Sie hier. Haben Sie bereits einen Teilnahmeantrag oder ein Angebot eingereicht, bestätigen Sie dort bitte die Änderung oder reichen Sie erneut ein; Ihre Einreichung gilt in jedem Fall weiter.</p>
<p>{{link}}</p>`,
  },
  applicationDeadlineChanged: {
    subject: 'Neue Teilnahmefrist: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>in der Ausschreibung <strong>{{projectName}}</strong> hat {{authorityName}} die Frist für Teilnahmeanträge geändert.</p>
<p>{{lotNames}}</p>
<p>Bisher: {{oldDeadline}}<br>Neu: <strong>{{deadline}}</strong></p>
<p>{{reason}}</p>
<p>{{link}}</p>`,
  },
  offerDeadlineChanged: {
    subject: 'Neue Angebotsfrist: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>in der Ausschreibung <strong>{{projectName}}</strong> hat {{authorityName}} die Frist für Angebote geändert.</p>
<p>{{lotNames}}</p>
<p>Bisher: {{oldDeadline}}<br>Neu: <strong>{{deadline}}</strong></p>
<p>{{reason}}</p>
<p>{{link}}</p>`,
  },
  fileUploadedByClient: {
    subject: 'Neue Unterlagen: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} hat in der Ausschreibung <strong>{{projectName}}</strong> Unterlagen bereitgestellt.</p>
<p>Raum: {{roomName}}<br>Dateien: {{fileNames}}</p>
<p>{{link}}</p>`,
  },
  fileUploadedByContractor: {
    subject: 'Neue Dateien von {{organizationName}}: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{organizationName}} hat in der Ausschreibung <strong>{{projectName}}</strong> Dateien hochgeladen.</p>
<p>Raum: {{roomName}}<br>Dateien: {{fileNames}}</p>
<p>{{link}}</p>`,
  },
  messageSentByClient: {
    subject: 'Neue Nachricht der Vergabestelle: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} hat Ihnen in der Ausschreibung <strong>{{projectName}}</strong> geschrieben.</p>
<p>Betreff: {{messageSubject}}</p>
<p>Lesen und antworten können Sie hier:</p>
<p>{{link}}</p>`,
  },
  messageSentByContractor: {
    subject: 'Neue Nachricht von {{organizationName}}: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{organizationName}} hat in der Ausschreibung <strong>{{projectName}}</strong> eine Nachricht geschrieben.</p>
<p>Betreff: {{messageSubject}}</p>
<p>Lesen und antworten können Sie hier:</p>
<p>{{link}}</p>`,
  },
} as const satisfies Record<string, MailWords>
