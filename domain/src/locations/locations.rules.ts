import { allowed, refused, type Verdict } from '../verdict.ts'

/** Of an archived location nothing changes but that it is archived. */
export const mayChangeLocation = (current: { isArchived: boolean }, isArchived: boolean): Verdict =>
  current.isArchived && isArchived ? refused('locationArchived') : allowed
