export const filingKinds = ['APPLICATION', 'OFFER', 'WITHDRAWAL'] as const
export type FilingKind = (typeof filingKinds)[number]
