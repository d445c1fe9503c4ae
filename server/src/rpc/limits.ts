/** Sizes in bytes, of one message or request body. */
export const largestMessage = 16 * 1024 * 1024
export const largestVisitorMessage = 256 * 1024
