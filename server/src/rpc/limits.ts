/** Sizes in bytes, of one message or request body. */
export const largestMessage = 16 * 1024 * 1024
export const largestVisitorMessage = 256 * 1024

/** How much the answer to one batch may weigh before the rest of its calls is refused. */
export const largestAnswer = 16 * 1024 * 1024
export const largestVisitorAnswer = 2 * 1024 * 1024

/** How much all answers together may weigh that are being put together or wait to be taken. */
export const roomForUsers = 128 * 1024 * 1024
export const roomForVisitors = 32 * 1024 * 1024
