import { expect, test } from 'vitest'
import { locator } from './notice-locations.ts'

const placeOf = locator(
  new Map([
    ['/ContractNotice/cac:ProcurementProjectLot[2]', 'GR-Lot[2]'],
    [
      '/ContractNotice/cac:ProcurementProjectLot[2]/cac:ProcurementProject[1]/cbc:Name[1]',
      'GR-Lot[2]/BT-21-Lot',
    ],
  ]),
)
const cac = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2'

test.each([
  ['/ContractNotice/cac:ProcurementProjectLot[2]/cac:ProcurementProject/cbc:Name', 'GR-Lot[2]/BT-21-Lot'],
  [
    `/*:ContractNotice[namespace-uri()='http://x.example/a/b'][1]/*:ProcurementProjectLot[namespace-uri()="${cac}"][2]`,
    'GR-Lot[2]',
  ],
  [
    `/Q{urn:a}ContractNotice[1]/Q{${cac}}ProcurementProjectLot[2]/Q{${cac}}ProcurementProject[1]/Q{urn:b}Name[1]`,
    'GR-Lot[2]/BT-21-Lot',
  ],
  ['/ContractNotice/cac:ProcurementProjectLot[2]/cac:TenderingTerms[1]/cbc:Note[3]', 'GR-Lot[2]'],
  ['/ContractNotice/cac:ProcurementProjectLot[1]', ''],
  ['/*', ''],
  ['', ''],
])('%s leads to "%s"', (location, path) => expect(placeOf(location)).toBe(path))
