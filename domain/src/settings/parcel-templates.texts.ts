import type { Bilingual } from '../texts.ts'

/** What is wrong with what new parcels are to begin with. */
export const templateFaults = {
  nameTaken: {
    de: 'Der Name „{name}“ ist hier bereits vergeben.',
    en: 'The name “{name}” is already taken here.',
  },
  tooDeep: { de: 'Ordner haben höchstens {n} Ebenen.', en: 'Folders have at most {n} levels.' },
  tooManyFolders: { de: 'Es sind höchstens {n} Ordner möglich.', en: 'At most {n} folders are possible.' },
} as const satisfies Record<string, Bilingual>
