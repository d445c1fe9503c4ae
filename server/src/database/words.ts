/** What somebody typed into a search, word by word. */
export const wordsIn = (search: string | undefined): string[] =>
  search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []

/** The LIKE pattern for text that contains the word; its wildcards are taken literally. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`
