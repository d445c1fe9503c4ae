/** What an example says and the form of its subtype has no place for, or what the form says more plainly. */
type Difference = { lost?: readonly string[]; added?: readonly string[] }

/** Outside the standard: no field of any subtype has it. */
const outside = {
  renewal: 'cac:Period/cbc:Description ENG the Council will have the option to extend the contract for',
  firstName: "cac:TechnicalCommitteePerson/cbc:FirstName  Sa composition n'est pas arrêtée à ce jour. Il",
}

export const losses: Readonly<Record<string, Difference>> = {
  'CEI.xml': {
    lost: [
      // Allowed, but not asked for by the standard's own form.
      'cac:SpecificTendererRequirement/cbc:TendererRequirementTypeCode  bankruptcy',
      'cac:TenderingTerms/cbc:RequiredCurriculaIndicator  true',
    ],
  },
  'X02_registration.xml': {
    // The schemas want this number, no field holds it.
    lost: ['cac:AdditionalDocumentReference/cbc:ID  DUMMY'],
    added: ['cac:AdditionalDocumentReference/cbc:ID  1'],
  },
  'can_24_maximal.xml': {
    lost: [
      // BT-502 is no multilingual text: its language goes.
      'cac:Contact/cbc:Name ENG A and R Department',
      'cac:Contact/cbc:Name ENG Info desk',
      // Forbidden in this subtype, or in no form of this version: clean vehicles, funding, transmission.
      'cac:FrameworkAgreement/cbc:EstimatedMaximumValueAmount EUR 10000',
      'efac:Funding/cbc:Description ENG Recovery Fund',
      'efac:ProcurementDetails/efbc:AssetCategoryCode  n2-n3',
      'efac:StrategicProcurement/efbc:ApplicableLegalBasis  true',
      'efac:StrategicProcurementInformation/efbc:ProcurementCategoryCode  oth-serv-contr',
      'efac:StrategicProcurementStatistics/efbc:StatisticsCode  vehicles-clean',
      'efac:StrategicProcurementStatistics/efbc:StatisticsCode  vehicles-zero-emission',
      'efac:StrategicProcurementStatistics/efbc:StatisticsNumeric  10',
      'efac:StrategicProcurementStatistics/efbc:StatisticsNumeric  2',
      'efext:EformsExtension/efbc:TransmissionDate  2023-04-23+01:00',
      'efext:EformsExtension/efbc:TransmissionTime  21:00:00+01:00',
    ],
    added: ['cac:Contact/cbc:Name  A and R Department', 'cac:Contact/cbc:Name  Info desk'],
  },
  'can_25_ITA.xml': {
    // The standard has these below a criterion, not at the criteria as a whole.
    lost: [
      'cac:AwardingCriterion/cbc:AwardingCriterionTypeCode  price',
      'cac:AwardingCriterion/cbc:Name ENG Price',
      'efac:AwardCriterionParameter/efbc:ParameterCode  per-exa',
      'efac:AwardCriterionParameter/efbc:ParameterNumeric  100',
    ],
  },
  'can_25_withheld.xml': {
    // A date that only the schemas want: the standard presets it.
    lost: ['cac:TenderResult/cbc:AwardDate  2020-02-12Z'],
    added: ['cac:TenderResult/cbc:AwardDate  2000-01-01Z'],
  },
  'change-cn_24_open_dates.xml': { lost: [outside.renewal] },
  'cn_24_open.xml': { lost: [outside.renewal] },
  'cn-desg_24.xml': { lost: [outside.firstName] },
  // Languages without a status are official ones; our form says so.
  'cn_24_cumbria.xml': { added: ['cac:CallForTendersDocumentReference/cbc:DocumentStatusCode  official'] },
  'cn_24_multilingual.xml': {
    lost: [
      'cac:ContractExtension/cbc:MaximumNumberNumeric  0',
      'cac:TenderingTerms/cbc:FundingProgramCode  eu-funds',
    ],
  },
  'pin-only_24.xml': { lost: ['cac:ProcurementProject/cbc:SMESuitableIndicator  true'] },
}
