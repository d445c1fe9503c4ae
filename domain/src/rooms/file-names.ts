/** In bytes of UTF-8: what every file system takes. */
export const longestFileName = 255
