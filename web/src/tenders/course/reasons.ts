/** As long as the contract takes a reason. */
export const longestReason = 10_000
