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
