import {
  submitApplication,
  submitOffer,
  withdrawApplication,
  withdrawOffer,
} from '@allmende/domain/procedure/filing.ts'

/** What a bidder does by naming the stage she wants. */
export type FilingStage = 0 | 1 | 5 | 6

export const steps = { 0: withdrawApplication, 1: submitApplication, 5: withdrawOffer, 6: submitOffer }

export const isOfApplication = (stage: FilingStage): boolean => stage <= 1
