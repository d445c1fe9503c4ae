/**
 * Where a version describes one element twice. Each of these is read and written on the path given here, so that both
 * descriptions mean the same element, as long as the version still has the one `beside` it: later ones tell them apart.
 */
export const paths: Readonly<Record<string, { path: string; beside: string }>> = {
  // Whoever has a size is a winner: the tenders say so again, and the path would search the whole notice for them.
  'ND-WinningParty': { path: 'efac:Company', beside: 'ND-Company' },
  // BT-773 is the code of the term whose amounts ND-SubcontractedActivity holds.
  'ND-SubcontractedContract': { path: 'efac:SubcontractingTerm', beside: 'ND-SubcontractedActivity' },
  // BT-745 describes what BT-19 gives the reason for, in ND-NonEsubmission.
  'ND-NoESubmission': { path: 'cac:ProcessJustification', beside: 'ND-NonEsubmission' },
  // BT-64 and BT-729 bound what these two codes allow or demand; the codes are told apart by their list.
  'ND-AllowedSubcontracting': {
    path: 'cac:AllowedSubcontractTerms',
    beside: 'ND-SubcontractingObligation',
  },
  'ND-SubcontractingObligation': {
    path: 'cac:AllowedSubcontractTerms',
    beside: 'ND-AllowedSubcontracting',
  },
  'OPT-150-Lot': {
    path: "cbc:SubcontractingConditionsCode[@listName='subcontracting-allowed']",
    beside: 'BT-65-Lot',
  },
  'BT-65-Lot': {
    path: "cbc:SubcontractingConditionsCode[@listName='subcontracting-obligation']",
    beside: 'OPT-150-Lot',
  },
}

/** The schemas want these references numbered, the standard asks nobody for a number. */
export const numbered: ReadonlySet<string> = new Set([
  'cac:AdditionalDocumentReference',
  'cac:CallForTendersDocumentReference',
  'cac:EmploymentLegislationDocumentReference',
  'cac:EnvironmentalLegislationDocumentReference',
  'cac:FiscalLegislationDocumentReference',
])

/** No field asks for the code that makes a contract's term the one on shared revenue (OPP-032): its percentage does. */
export const impliedCode = {
  element: 'efac:ContractTerm',
  by: 'efbc:TermPercent',
  code: 'efbc:TermCode',
  listName: 'contract-detail',
  text: 'all-rev-tic',
} as const

/** The schemas let an organization say either how it buys or what kind of winner it is. */
export const eitherOr: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['OPP-050-Organization', 'OPP-051-Organization', 'OPP-052-Organization'],
    ['BT-746-Organization', 'BT-633-Organization', 'OPT-302-Organization'],
  ],
]

/** What the rules want wherever something else is, though the standard does not call it mandatory; in all versions or one. */
export const ruleDemands: readonly (readonly [field: string, wherever: string, version?: string])[] = [
  // Of every tender: BR-OPT-00310-0100, BR-BT-13714-0100.
  ['OPT-310-Tender', 'OPT-321-Tender'],
  ['BT-13714-Tender', 'OPT-321-Tender'],
  // Without its code late information is taken for a reservation that does not say what it is (BR-BT-00071).
  ['BT-771-Lot', 'BT-772-Lot', '1.7'],
]

/** A distance is in kilometres: the schemas want that said, a version that describes no attributes asks nobody. */
export const units: Readonly<Record<string, string>> = { 'OPP-080-Tender': 'KMT' }

/**
 * Roots that notices of a subtype have as well as the one they are written with: the standard's own example of a
 * qualification system is a prior information notice, while its list of subtypes calls it a contract notice.
 */
export const otherRoots: Readonly<Record<string, string>> = { '15': 'PriorInformationNotice' }

/** How a reference to another notice is named, where the version asks: by its own id, or by its number in the journal. */
export const noticeReferences = { list: 'notice-reference', own: 'notice-id-ref', journal: 'ojs-notice-id' }
export const isJournalNumber = (text: string): boolean => /^\d+-\d{4}$/.test(text)

/** The language all texts are in, unless they are translations. */
export const languageField = 'BT-702(a)-notice'
/** `eforms-sdk-1.7`: the version of the standard a notice is written by. */
export const versionField = 'OPT-002-notice'
