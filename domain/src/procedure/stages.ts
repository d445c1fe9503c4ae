import type { LotCourse, TenderCourse } from './state.ts'
import { isRun, type TenderType } from './tender-type.ts'

/** Where a lot can begin when its tender is published: as published, or at once with a phase. */
export const startStages = [2, 3, 5, 6] as const
export type StartStage = (typeof startStages)[number]

const phases = [3, 4, 5, 6, 7] as const

/** Of the phases 3 to 7, those a procedure does without that begins like this. */
export function skippedPhasesOf(type: TenderType, start: StartStage): number[] {
  if (!isRun(type)) return [...phases]
  if (type === 2 || start === 5) return [3, 4]
  return start === 6 ? [3, 4, 5] : []
}

/** Whether offers are the first that anybody files: nobody applies, and nobody's interest ends before them. */
export const asksForOffersOnly = ({ skippedPhases }: Pick<TenderCourse, 'skippedPhases'>): boolean =>
  skippedPhases.includes(3) && skippedPhases.includes(5)

/** The only stage a lot can move to, the waiting room aside; null where there is none. */
export function nextStage(
  { skippedPhases }: Pick<TenderCourse, 'skippedPhases'>,
  { stage }: Pick<LotCourse, 'stage'>,
): number | null {
  if (stage === null) return null
  return phases.find((phase) => phase > stage && !skippedPhases.includes(phase)) ?? null
}

/** Neither awarded nor ended without an award nor cancelled. */
export const isOpen = ({ outcome }: Pick<LotCourse, 'outcome'>): boolean => outcome === null
