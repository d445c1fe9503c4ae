import { type Catalogue, minorOf, type SubtypeFacts } from './catalogue.ts'

/** What a form says of itself, and nobody changes. */
export const ownFacts = (catalogue: Catalogue, subtype: SubtypeFacts): ReadonlyMap<string, string> =>
  new Map([
    ['OPP-070-notice', subtype.id],
    ['OPT-001-notice', catalogue.ublVersion],
    ['OPT-002-notice', `eforms-sdk-${minorOf(catalogue.version)}`],
  ])

/** What a new form begins with: the first version of a notice of its kind, in German. */
export const initialFacts = (subtype: SubtypeFacts): ReadonlyMap<string, string> =>
  new Map([
    ['BT-01-notice', subtype.legalBasis],
    ['BT-02-notice', subtype.noticeType],
    ['BT-03-notice', subtype.formType],
    ['BT-702(a)-notice', 'DEU'],
    ['BT-757-notice', '01'],
  ])
