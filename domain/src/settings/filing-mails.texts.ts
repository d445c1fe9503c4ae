import type { MailWords } from '../deed/mail-words.ts'

/** What is written about applications and offers, to the team and to the company that filed them. */
export const filingMails = {
  applicationStarted: {
    subject: 'Neue Teilnahme: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{organizationName}} nimmt an der Ausschreibung <strong>{{projectName}}</strong> teil.</p>
<p>{{lotNames}}</p>
<p>{{link}}</p>`,
  },
  applicationSubmitted: {
    subject: 'Teilnahmeantrag {{filingEvent}}: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>der Teilnahmeantrag von {{organizationName}} zur Ausschreibung <strong>{{projectName}}</strong> wurde {{filingEvent}}.</p>
<p>Zeitpunkt: <strong>{{receivedAt}}</strong><br>Frist: {{deadline}}</p>
<p>{{lotNames}}</p>
<p>Bis zur Frist sind Einreichen, Ändern und Zurückziehen möglich. Was eingereicht ist, bleibt bis zur Öffnung verschlossen. Alles Weitere finden Sie hier. Das Unternehmen erhält den Beleg als Anhang dieser E-Mail und findet ihn auch auf dieser Seite:</p>
<p>{{link}}</p>`,
  },
  applicationDenied: {
    subject: 'Ihr Teilnahmeantrag: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} kann den Teilnahmeantrag von {{organizationName}} zur Ausschreibung <strong>{{projectName}}</strong> leider nicht weiter berücksichtigen.</p>
<p>{{lotNames}}</p>
<p>Begründung: {{reason}}</p>
<p>Ausgewähltes Unternehmen: {{winnerName}}<br>Vertragsschluss frühestens am: {{awardableFrom}}</p>
<p>Die Mitteilung liegt dieser Nachricht als PDF bei; Sie finden sie auch hier:</p>
<p>{{link}}</p>
<p>Wir danken Ihnen für Ihre Mühe.</p>`,
  },
  applicationAccepted: {
    subject: 'Ihr Teilnahmeantrag wurde angenommen: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} hat den Teilnahmeantrag von {{organizationName}} zur Ausschreibung <strong>{{projectName}}</strong> angenommen.</p>
<p>{{lotNames}}</p>
<p>Wie es weitergeht, lesen Sie hier:</p>
<p>{{link}}</p>`,
  },
  offerExpected: {
    subject: 'Aufforderung zur Angebotsabgabe: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} fordert {{organizationName}} auf, zur Ausschreibung <strong>{{projectName}}</strong> ein Angebot abzugeben.</p>
<p>{{lotNames}}</p>
<p>Angebotsfrist: <strong>{{deadline}}</strong></p>
<p>{{link}}</p>`,
  },
  offerSubmitted: {
    subject: 'Angebot {{filingEvent}}: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>das Angebot von {{organizationName}} zur Ausschreibung <strong>{{projectName}}</strong> wurde {{filingEvent}}.</p>
<p>Zeitpunkt: <strong>{{receivedAt}}</strong><br>Frist: {{deadline}}</p>
<p>{{lotNames}}</p>
<p>Bis zur Frist sind Einreichen, Ändern und Zurückziehen möglich. Was eingereicht ist, bleibt bis zur Öffnung verschlossen. Alles Weitere finden Sie hier. Das Unternehmen erhält den Beleg als Anhang dieser E-Mail und findet ihn auch auf dieser Seite:</p>
<p>{{link}}</p>`,
  },
  offerDenied: {
    subject: 'Ihr Angebot: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} kann {{organizationName}} in der Ausschreibung <strong>{{projectName}}</strong> leider keinen Zuschlag erteilen.</p>
<p>{{lotNames}}</p>
<p>Begründung: {{reason}}</p>
<p>Ausgewähltes Unternehmen: {{winnerName}}<br>Vertragsschluss frühestens am: {{awardableFrom}}</p>
<p>Die Mitteilung liegt dieser Nachricht als PDF bei; Sie finden sie auch hier:</p>
<p>{{link}}</p>
<p>Wir danken Ihnen für Ihre Mühe.</p>`,
  },
  awardWithdrawn: {
    subject: 'Ankündigung des Zuschlags zurückgenommen: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} hat die Ankündigung des Zuschlags in der Ausschreibung <strong>{{projectName}}</strong> zurückgenommen. Was wir {{organizationName}} dazu mitgeteilt haben, gilt nicht mehr; Sie erhalten eine neue Nachricht, sobald entschieden ist.</p>
<p>{{lotNames}}</p>
<p>Begründung: {{reason}}</p>
<p>{{link}}</p>`,
  },
  offerAccepted: {
    subject: 'Zuschlag: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>{{authorityName}} erteilt {{organizationName}} in der Ausschreibung <strong>{{projectName}}</strong> den Zuschlag.</p>
<p>{{lotNames}}</p>
<p>Das Schreiben liegt dieser Nachricht als PDF bei; Sie finden es auch hier:</p>
<p>{{link}}</p>`,
  },
  fileInfected: {
    subject: 'Schadsoftware gefunden: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>in einer Datei, die Sie oder Ihr Unternehmen zu <strong>{{projectName}}</strong> hochgeladen haben, wurde Schadsoftware gefunden. Die Datei wird niemandem ausgeliefert, auch dann nicht, wenn sie schon eingereicht ist.</p>
<p>Ablage: {{roomName}}<br>Datei: {{fileNames}}</p>
<p>Bitte ersetzen Sie die Datei. In einer Ausschreibung können Sie das, solange die Frist läuft; reichen Sie danach erneut ein, damit die neue Datei zählt.</p>
<p>{{link}}</p>`,
  },
  openSealedInformationAttempted: {
    subject: 'Zugriff auf verschlossene Unterlagen abgewiesen: {{projectName}}',
    text: `<p>Guten Tag {{userName}},</p>
<p>in der Ausschreibung <strong>{{projectName}}</strong> hat {{personName}} versucht, Unterlagen vor ihrer Öffnung einzusehen. Der Zugriff wurde abgewiesen und protokolliert.</p>
<p>Zeitpunkt: {{receivedAt}}<br>Raum: {{roomName}}</p>
<p>{{link}}</p>`,
  },
} as const satisfies Record<string, MailWords>
