/** Mails nobody can switch off: without them an account could not be used, or somebody would not learn what the law owes her to know. */
export const requiredMailKeys = [
  'emailConfirmation',
  'inviteBySystemAdminIntern',
  'inviteBySystemAdminExtern',
  'inviteByOrganizationAdmin',
  'passwordReset',
  'inviteToApply',
  'applicationDenied',
  'offerDenied',
  'offerAccepted',
  'awardWithdrawn',
  'changeAnnounced',
  'fileInfected',
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
  'applicationAccepted',
  'offerExpected',
  'offerSubmitted',
  'applicationDeadlineChanged',
  'offerDeadlineChanged',
  'openSealedInformationAttempted',
] as const

/** The occasions on which the platform writes a mail. */
export const mailKeys = [...requiredMailKeys, ...optionalMailKeys] as const
export type MailKey = (typeof mailKeys)[number]

export const isRequiredMail = (key: MailKey): boolean => (requiredMailKeys as readonly string[]).includes(key)

/** Somebody sits before a screen and waits for it; it does not stand behind thousands that nobody waits for. */
const urgentMailKeys: readonly string[] = [
  'firstAdmin',
  'emailConfirmation',
  'inviteBySystemAdminIntern',
  'inviteBySystemAdminExtern',
  'inviteByOrganizationAdmin',
  'passwordReset',
]

export const isUrgentMail = (key: MailKey | 'firstAdmin'): boolean => urgentMailKeys.includes(key)
