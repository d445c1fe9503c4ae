/** The occasions on which the platform writes a mail; their texts stand in the settings. */
export const mailKeys = [
  'emailConfirmation',
  'inviteBySystemAdminIntern',
  'inviteBySystemAdminExtern',
  'inviteByOrganizationAdmin',
  'passwordReset',
  'inviteToApply',
  'applicationPhaseStarted',
  'offerPhaseStarted',
  'tenderCanceled',
  'fileUploadedByClient',
  'fileUploadedByContractor',
  'messageSentByClient',
  'messageSentByContractor',
  'applicationStarted',
  'applicationSubmitted',
  'applicationDenied',
  'applicationAccepted',
  'offerExpected',
  'offerSubmitted',
  'offerDenied',
  'offerAccepted',
  'applicationDeadlineChanged',
  'offerDeadlineChanged',
  'openSealedInformationAttempted',
] as const
export type MailKey = (typeof mailKeys)[number]

/** One mail a change asks for; it leaves with the change's transaction or not at all. */
export type Mail = { key: MailKey; to: string; values: Readonly<Record<string, string>> }
