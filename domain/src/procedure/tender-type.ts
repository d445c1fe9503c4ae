import { z } from 'zod'

/** 0 negotiated, 1 as 0 and never made, 2 expression of interest, 3 notice, 4 awarded contract, 5 continuous. */
export const tenderTypes = [0, 1, 2, 3, 4, 5] as const
export const TenderType = z.union(tenderTypes.map((type) => z.literal(type)))
export type TenderType = z.infer<typeof TenderType>

/** Notices and awarded contracts are told, not run: no team, no deadlines, no phases. */
export const isRun = (type: TenderType): boolean => type !== 3 && type !== 4

/** Whether bidders first ask to take part. */
export const hasApplicationPhase = (type: TenderType): boolean => type === 0 || type === 1 || type === 5

export const isContinuous = (type: TenderType): boolean => type === 5
