import type { ReasonTexts } from '../verdict.ts'

/** Why an organization is not taken as it is given. */
export const organizationReasons = {
  organizationTaken: {
    type: 'ConflictException',
    de: 'Diese Organisation wurde bereits registriert.',
    en: 'This organisation has already been registered.',
  },
  organizationTypeFixed: {
    type: 'ValidationException',
    de: 'Aus einem Bieter wird kein Auftraggeber und umgekehrt.',
    en: 'A bidder does not become a contracting authority, nor the other way round.',
  },
  organizationUnknown: {
    type: 'ValidationException',
    de: 'Diese Organisation gibt es nicht.',
    en: 'There is no such organisation.',
  },
  organizationConfirmedMeanwhile: {
    type: 'ConflictException',
    de: 'Dieses Unternehmen wurde inzwischen von jemand anderem registriert und bestätigt. Bitten Sie den Verantwortlichen für das Unternehmen, ein Benutzer-Konto für Sie anzulegen.',
    en: 'This company has meanwhile been registered and confirmed by someone else. Please ask the person responsible for the company to create a user account for you.',
  },
} as const satisfies ReasonTexts
