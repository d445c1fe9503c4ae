/** A filing is longer than this: it names its method and who calls. Bytes. */
export const leastFiling = 128
