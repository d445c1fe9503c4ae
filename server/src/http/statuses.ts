import type { ExceptionType } from '@allmende/domain/exception-types.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import type { Reason } from '@allmende/domain/verdict.ts'

/** What each kind of "no" is in HTTP's words. */
export const statuses: Record<ExceptionType, number> = {
  ValidationException: 400,
  AuthenticationException: 401,
  SecondFactorRequiredException: 401,
  EmailNotConfirmedException: 403,
  AccessDeniedException: 403,
  NotFoundException: 404,
  ConflictException: 409,
  StageException: 409,
  RateLimitException: 429,
  UnavailableException: 503,
}

/** Reasons for which HTTP has a word of its own. */
const ofReasons: Partial<Record<Reason, number>> = {
  downloadExpired: 410,
  uploadExpired: 410,
  uploadProtocolUnknown: 412,
  fileTooLarge: 413,
  probeTooLarge: 413,
  uploadLongerThanSaid: 413,
  uploadTypeWrong: 415,
  uploadInUse: 423,
  checksumWrong: 460,
  storageFull: 507,
}

export const statusOf = (reason: Reason): number => ofReasons[reason] ?? statuses[reasons[reason].type]
