import type { ReasonTexts } from '../verdict.ts'

/** Why filings are not opened, a lot is not awarded or a deadline not changed. */
export const openingAndAwardReasons = {
  openingTooEarly: {
    type: 'StageException',
    de: 'Die Frist endet am {deadline}. Geöffnet werden kann ab {from}.',
    en: 'The deadline is {deadline}. Opening is possible from {from}.',
  },
  filingsUndecided: {
    type: 'StageException',
    de: 'Noch wird über Einreichungen entschieden, die vor der Frist eingegangen sind. Bitte versuchen Sie es in wenigen Sekunden noch einmal.',
    en: 'Submissions that arrived before the deadline are still being decided on. Please try again in a few seconds.',
  },
  waitingRoomEmpty: {
    type: 'StageException',
    de: 'Im Warteraum liegt kein Teilnahmeantrag.',
    en: 'There is no application in the waiting room.',
  },
  offerDeadlineRuns: {
    type: 'StageException',
    de: 'Für die laufende Runde werden noch bis {deadline} Angebote abgegeben. Erst danach kann der Warteraum geöffnet werden.',
    en: 'Offers for the current round can be submitted until {deadline}. Only after that can the waiting room be opened.',
  },
  openingWithoutTeam: {
    type: 'StageException',
    de: 'Mindestens eine der beiden Personen, die öffnen, muss zum Team der Ausschreibung gehören.',
    en: 'At least one of the two people who open must belong to the team of the tender.',
  },
  awardStands: {
    type: 'StageException',
    de: 'Für ein Los ist bereits ein Zuschlag angekündigt. Zuerst muss ein Projekt-Admin die Ankündigung zurücknehmen.',
    en: 'An award has already been announced for a lot. A project admin has to withdraw the announcement first.',
  },
  offersNotOpened: {
    type: 'StageException',
    de: 'Ein Zuschlag ist erst möglich, wenn die Angebote des Loses geöffnet sind.',
    en: 'An award is possible only once the offers for the lot have been opened.',
  },
  noOffersToAward: {
    type: 'StageException',
    de: 'Für das Los wurde kein Angebot eröffnet. Bitte beenden Sie es ohne Zuschlag.',
    en: 'No offer was opened for the lot. Please end it without an award.',
  },
  offerNotOpened: {
    type: 'StageException',
    de: 'Den Zuschlag kann nur ein geöffnetes Angebot der laufenden Runde erhalten.',
    en: 'Only an opened offer of the current round can be awarded the lot.',
  },
  noAwardAnnounced: {
    type: 'StageException',
    de: 'Für das Los ist kein Zuschlag angekündigt.',
    en: 'No award has been announced for the lot.',
  },
  withdrawalReasonMissing: {
    type: 'ValidationException',
    de: 'Bitte begründen Sie, warum die Ankündigung zurückgenommen wird.',
    en: 'Please give the reason why the announcement is withdrawn.',
  },
  lettersNotGone: {
    type: 'StageException',
    de: 'Die Wartefrist nach § 134 GWB beginnt erst, wenn alle Mitteilungen an die nicht berücksichtigten Unternehmen abgesendet sind.',
    en: 'The waiting period of section 134 GWB begins only once all letters to the unsuccessful companies have been sent.',
  },
  waitingPeriod: {
    type: 'StageException',
    de: 'Der Zuschlag ist erst nach der Wartefrist des § 134 GWB möglich, also ab {from}.',
    en: 'The award is possible only after the waiting period of section 134 GWB, from {from}.',
  },
  otherOfferAnnounced: {
    type: 'StageException',
    de: 'Angekündigt ist der Zuschlag für ein anderes Angebot. Zuerst muss ein Projekt-Admin die Ankündigung zurücknehmen.',
    en: 'The award has been announced for another offer. A project admin has to withdraw the announcement first.',
  },
  announcementMissing: {
    type: 'StageException',
    de: 'Vor dem Zuschlag sind die anderen Unternehmen zu informieren (§ 134 GWB). Ohne Wartefrist braucht es eine Begründung.',
    en: 'The other companies have to be informed before the award (section 134 GWB). Without a waiting period a reason is needed.',
  },
  noLetterToDispatch: {
    type: 'StageException',
    de: 'Dieses Unternehmen hat zu dem angekündigten Zuschlag keine Mitteilung erhalten.',
    en: 'This company was sent no letter on the announced award.',
  },
  alreadyDispatched: {
    type: 'StageException',
    de: 'Der Versand dieser Mitteilung ist bereits erfasst.',
    en: 'The dispatch of this letter has already been recorded.',
  },
  letterLeft: {
    type: 'StageException',
    de: 'Diese Mitteilung ist per E-Mail abgesandt. Ihr Versand auf anderem Weg wird deshalb nicht erfasst.',
    en: 'This letter has left by e-mail. Its dispatch by other means is therefore not recorded.',
  },
  dispatchInFuture: {
    type: 'ValidationException',
    de: 'Der Tag des Versands darf nicht in der Zukunft liegen.',
    en: 'The day of dispatch must not be in the future.',
  },
  dispatchBeforeAnnouncement: {
    type: 'ValidationException',
    de: 'Der Tag des Versands darf nicht vor der Ankündigung des Zuschlags liegen: {announced}.',
    en: 'The day of dispatch must not be before the announcement of the award: {announced}.',
  },
  newDeadlinePast: {
    type: 'ValidationException',
    de: 'Die neue Frist muss in der Zukunft liegen.',
    en: 'The new deadline must be in the future.',
  },
  deadlineOpened: {
    type: 'StageException',
    de: 'Diese Frist kann nicht mehr geändert werden, weil ihre Phase abgeschlossen ist.',
    en: 'This deadline can no longer be changed because its phase is over.',
  },
  deadlineEarlier: {
    type: 'StageException',
    de: 'Die Frist {deadline} ist bekanntgemacht und kann nur verlängert werden.',
    en: 'The deadline {deadline} has been announced and can only be extended.',
  },
  finalDeadlineEarlier: {
    type: 'StageException',
    de: 'Die finale Frist {deadline} kann nur verlängert werden.',
    en: 'The final deadline {deadline} can only be extended.',
  },
  firstRoundFrozen: {
    type: 'StageException',
    de: 'Die erste Runde endete am {deadline}. Seitdem stehen ihre Frist und die Dauer der Runden fest.',
    en: 'The first round ended on {deadline}. Since then its deadline and the length of the rounds are fixed.',
  },
  roundDaysShorter: {
    type: 'StageException',
    de: 'Bekanntgemacht sind Runden von {days} {days:Tag|Tagen}. Sie können nur länger werden.',
    en: 'Rounds of {days} {days:day|days} have been announced. They can only become longer.',
  },
  lateExtensionReasonMissing: {
    type: 'ValidationException',
    de: 'Die Frist ist bereits abgelaufen. Bitte begründen Sie, warum sie verlängert wird.',
    en: 'The deadline has already passed. Please give the reason why it is extended.',
  },
  deadlineNotRemoved: {
    type: 'StageException',
    de: 'Eine bekanntgemachte Frist kann nur durch eine andere ersetzt werden.',
    en: 'A deadline that was announced can only be replaced by another one.',
  },
  onlyContinuous: {
    type: 'ValidationException',
    de: 'Finale Fristen und Runden gibt es nur im fortlaufenden Verfahren.',
    en: 'Only continuous procedures have final deadlines and rounds.',
  },
} as const satisfies ReasonTexts
