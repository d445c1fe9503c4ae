/** In bytes: as much as one file may have, a gigabyte of a thousand million. */
export const largestFile = 1_000_000_000

/** In bytes, as the operator says: of one file, one room, all rooms of a company, the attachments of a message. */
export type FileLimits = { largest: number; perRoom: number; perOrganization: number; perTempRoom: number }

/** How many documents one room holds, and all rooms together that a company has in one phase of a tender. */
export const mostDocuments = 10_000
