/** Characters of one file of features. */
export const longestImport = 10 * 1024 * 1024
