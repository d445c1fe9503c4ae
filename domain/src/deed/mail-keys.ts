/** Mails nobody can switch off: without them an account or an invitation could not be used. */
export const requiredMailKeys = [
  'emailConfirmation',
  'inviteBySystemAdminIntern',
  'inviteBySystemAdminExtern',
  'inviteByOrganizationAdmin',
  'passwordReset',
  'inviteToApply',
] as const

const optionalMailKeys = [
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

/** The occasions on which the platform writes a mail. */
export const mailKeys = [...requiredMailKeys, ...optionalMailKeys] as const
export type MailKey = (typeof mailKeys)[number]

export const isRequiredMail = (key: MailKey): boolean => (requiredMailKeys as readonly string[]).includes(key)
