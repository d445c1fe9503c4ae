/** The field that says where the documents are found, by how they may be read (BT-14). */
export const addressFields = {
  'non-restricted-document': 'BT-15',
  'restricted-document': 'BT-615',
} as const

const ofLotsAndParts: ReadonlySet<string> = new Set(
  Object.values(addressFields).flatMap((field) => [`${field}-Lot`, `${field}-Part`]),
)

/** Its address is known once the tender has a number, so the platform fills it in. */
export const isDocumentAddress = (contentId: string): boolean => ofLotsAndParts.has(contentId)

/** By which number the documents of a lot go. */
export const numberField = 'OPT-140'
const numbers: ReadonlySet<string> = new Set([`${numberField}-Lot`, `${numberField}-Part`])

/** A technical number that nobody has to think of: the platform gives it where a version demands one. */
export const isDocumentNumber = (contentId: string): boolean => numbers.has(contentId)

/** The numbers that the platform gives to the documents of one tender begin with this. */
export const documentNumbers = (tender: number): string => `DOC-${tender}-`
