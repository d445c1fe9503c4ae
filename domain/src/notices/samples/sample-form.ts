import type { Form, FormField, FormGroup } from '../form/form.ts'

/** A form small enough to be read in a test, with one of everything the engine knows. */

const field = (contentId: string, facts: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label: `${contentId}?`,
  displayType: 'TEXTBOX',
  type: 'text',
  ...facts,
})

const group = (
  contentId: string,
  children: FormGroup['children'],
  facts: Partial<FormGroup> = {},
): FormGroup => ({ contentId, contentType: 'group', label: `${contentId}!`, children, ...facts })

const documents = group(
  'documents',
  [
    field('BT-14-Lot', { type: 'code', codeList: 'access', required: true, displayType: 'COMBOBOX' }),
    field('BT-15-Lot', {
      type: 'url',
      required: true,
      forbidden: { not: { field: 'BT-14-Lot', equals: 'non-restricted-document' } },
    }),
    field('BT-615-Lot', {
      type: 'url',
      required: true,
      forbidden: { not: { field: 'BT-14-Lot', equals: 'restricted-document' } },
    }),
  ],
  { repeatable: true, required: true },
)

const lot = group(
  'GR-Lot',
  [
    group('purpose', [
      field('BT-137-Lot', { type: 'id', hidden: true, required: true, schemeId: 'LOT' }),
      field('BT-21-Lot', { label: 'Titel', required: true, maxLength: 20 }),
      field('opening', { type: 'date', forbidden: { not: { field: 'procedure', equals: 'open' } } }),
    ]),
    group('terms', [
      field('performance-code', { presetValue: 'performance', presetWith: ['performance'] }),
      field('performance', { required: true, forbidden: { field: 'performance-code', is: 'absent' } }),
    ]),
    documents,
    group('extras', [field('extra'), field('value', { type: 'amount' })], { repeatable: true }),
    group('review', [field('reviewer', { type: 'id-ref', idSchemes: ['ORG', 'TPO'] })]),
  ],
  {
    label: 'Los',
    repeatable: true,
    required: true,
    identifierFieldId: 'BT-137-Lot',
    captionFieldId: 'BT-21-Lot',
  },
)

const questions = group('questions', [
  field('ticked', {
    displayType: 'CHECKBOX',
    type: 'indicator',
    fields: [field('why', { required: true })],
  }),
  field('chosen', {
    displayType: 'COMBOBOX',
    choices: [
      { contentId: 'a', name: 'A', fields: [field('of-a', { required: true })] },
      { contentId: 'b', name: 'B' },
    ],
  }),
  field('many', { displayType: 'MULTICHECKBOX', choices: [{ contentId: 'x', name: 'X' }] }),
])

const parties = group('GR-Organisations-Section', [
  group(
    'GR-Organisations',
    [
      field('OPT-200-Organization-Company', { type: 'id', hidden: true, schemeId: 'ORG', required: true }),
      group('GR-Company', [
        field('BT-500-Organization-Company', { required: true }),
        field('BT-501-Organization-Company', { type: 'id', repeatable: true }),
        field('BT-513-Organization-Company', { required: true }),
        field('BT-506-Organization-Company', { type: 'email' }),
        field('BT-507-Organization-Company', { type: 'code', codeList: 'nuts-lvl3' }),
      ]),
    ],
    {
      repeatable: true,
      required: true,
      identifierFieldId: 'OPT-200-Organization-Company',
      captionFieldId: 'BT-500-Organization-Company',
    },
  ),
])

export const sampleForm: Form = {
  subtype: 'sample',
  sdkVersion: '1.7',
  panels: [
    group(
      'meta-data-group',
      [
        field('BT-04-notice', { readOnly: true, required: true }),
        field('OPP-070-notice', { presetValue: 'sample', required: true }),
        field('BT-05(a)-notice', { type: 'date', presetValue: '{NOW}', required: true }),
        field('BT-757-notice', { initialValue: '01', required: true }),
      ],
      { hidden: true },
    ),
    group('GR-Procedure', [
      group('GR-Procedure-Description', [
        field('BT-21-Procedure', { label: 'Titel', required: true }),
        field('procedure', { type: 'code', codeList: 'procedures', displayType: 'COMBOBOX' }),
      ]),
    ]),
    lot,
    questions,
    parties,
  ],
}

/** The code lists it takes its codes from. */
export const sampleCodes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  access: [
    ['non-restricted-document', 'Unbeschränkt'],
    ['restricted-document', 'Beschränkt'],
  ],
  procedures: [
    ['open', 'Offen'],
    ['restricted', 'Nicht offen'],
  ],
  'nuts-lvl3': [['DEA51', 'Bochum']],
  'eforms-currency': [['EUR', 'Euro']],
  'duration-unit': [['MONTH', 'Monat']],
}
