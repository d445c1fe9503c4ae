import type { Answers } from './answers.ts'

/** Who asks, and by which law. */
export const authority: Answers = {
  'BT-11-Procedure-Buyer': 'la',
  'BT-740-Procedure-Buyer': 'not-cont-ent',
  'BT-10-Procedure-Buyer': 'gen-pub',
  'BT-01-notice': '32014L0023',
}

/** Where everything of this municipality lies. */
export const inAuwiesen: Answers = {
  'BT-5131-Lot': 'Auwiesen',
  'BT-5121-Lot': '27321',
  'BT-5141-Lot': 'DEU',
  'BT-5071-Lot': 'DE93B',
}

/** What a lot of a concession says whatever it is about. */
export const usualTerms: Answers = {
  'BT-60-Lot': 'no-eu-funds',
  'BT-71-Lot': 'none',
  'BT-736-Lot': 'no',
  'BT-97-Lot': 'DEU',
  'BT-14-Lot': 'non-restricted-document',
  'OPT-301-Lot-AddInfo': 'ORG-0001',
  'OPT-301-Lot-ReviewOrg': 'ORG-0001',
}
