import type { TenderCourse } from './state.ts'

type Publicity = Pick<TenderCourse, 'published' | 'isMarked' | 'heardAt' | 'archived' | 'isCancelled'>

/** From when everyone knows of a tender; null while that is not to be. */
export function publicFromOf({
  published,
  isMarked,
  heardAt,
  archived,
  isCancelled,
}: Publicity): Date | null {
  if (published === null) return null
  // What the portal has told the world cannot be kept back any more.
  if (isMarked) return heardAt === null ? null : published
  const isTakenBack = isCancelled && archived !== null && archived < published
  return isTakenBack ? null : published
}

export function isPublicAt(tender: Publicity, now: Date): boolean {
  const from = publicFromOf(tender)
  return from !== null && now >= from
}
