/** The kinds of "no" on the wire; a client written by others goes by these names. */
export const exceptionTypes = [
  'ValidationException',
  'AuthenticationException',
  'SecondFactorRequiredException',
  'EmailNotConfirmedException',
  'AccessDeniedException',
  'NotFoundException',
  'ConflictException',
  'StageException',
  'RateLimitException',
  'UnavailableException',
] as const
export type ExceptionType = (typeof exceptionTypes)[number]
