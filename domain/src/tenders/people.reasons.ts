import type { ReasonTexts } from '../verdict.ts'

/** Why somebody is not brought into a tender. */
export const peopleReasons = {
  invitingBeforePublic: {
    type: 'StageException',
    de: 'Einladen können Sie, sobald die Ausschreibung veröffentlicht ist.',
    en: 'You can invite as soon as the tender is published.',
  },
  invitingArchived: {
    type: 'StageException',
    de: 'Die Ausschreibung ist archiviert. Es wird niemand mehr eingeladen.',
    en: 'The tender is archived. Nobody is invited any more.',
  },
  invitingNotRun: {
    type: 'StageException',
    de: 'An einer Bekanntmachung nimmt niemand teil, deshalb kann dazu nicht eingeladen werden.',
    en: 'Nobody takes part in a notice, so nobody can be invited to it.',
  },
  invitingOver: {
    type: 'StageException',
    de: 'Keinem Los kann mehr beigetreten werden, auch nicht mit einer Einladung.',
    en: 'No lot can be joined any more, not even with an invitation.',
  },
  inviteesMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie mindestens eine E-Mail-Adresse an.',
    en: 'Please enter at least one e-mail address.',
  },
  inviteeOfAuthority: {
    type: 'ValidationException',
    de: 'Diese Adresse gehört einer Person der Vergabestelle. Eingeladen werden können nur Unternehmen.',
    en: 'This address belongs to a person of the contracting authority. Only companies can be invited.',
  },
  inviteeJoined: {
    type: 'ValidationException',
    de: 'Diese Einladung wurde schon angenommen, eine neue ist nicht nötig.',
    en: 'This invitation has been accepted already, another one is not needed.',
  },
  inviteeTakesPart: {
    type: 'ValidationException',
    de: 'Das Unternehmen dieser Person nimmt bereits teil. Eine Einladung ist nicht nötig.',
    en: 'This person’s company takes part already. An invitation is not needed.',
  },
  invitationAccepted: {
    type: 'StageException',
    de: 'Diese Einladung wurde schon angenommen und kann nicht mehr zurückgezogen werden.',
    en: 'This invitation has been accepted already and can no longer be revoked.',
  },
  revokingArchived: {
    type: 'StageException',
    de: 'Die Ausschreibung ist archiviert. Einladungen werden nicht mehr zurückgezogen.',
    en: 'The tender is archived. Invitations are no longer revoked.',
  },
  teamNotRun: {
    type: 'StageException',
    de: 'Bekanntmachungen und vergebene Aufträge haben kein Team.',
    en: 'Notices and awarded contracts have no team.',
  },
  teamArchived: {
    type: 'StageException',
    de: 'Die Ausschreibung ist archiviert. Ihr Team bleibt, wie es ist.',
    en: 'The tender is archived. Its team stays as it is.',
  },
} as const satisfies ReasonTexts
