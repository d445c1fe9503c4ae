import type { Form, FormField, FormGroup, FormItem } from '@allmende/domain/notices/form/form.ts'

const field = (contentId: string, label: string, more: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label,
  displayType: 'TEXTBOX',
  type: 'text',
  ...more,
})

const group = (
  contentId: string,
  label: string,
  children: readonly FormItem[],
  more: Partial<FormGroup> = {},
): FormGroup => ({ contentId, contentType: 'group', label, children, ...more })

/** A small notice for tests: a procedure, lots with a title, a reference to a lot. */
export const sampleForm: Form = {
  subtype: '19',
  sdkVersion: '1.7',
  panels: [
    group('GR-Procedure', 'Verfahren', [
      field('BT-21-Procedure', 'Titel', { required: true }),
      field('BT-1375-Procedure', 'Lose der Gruppe', { type: 'id-ref', idSchemes: ['LOT'] }),
    ]),
    group(
      'GR-Lot',
      'Los',
      [
        group('GR-Lot-Purpose', 'Zweck', [
          field('BT-137-Lot', 'Kennung', { type: 'id', schemeId: 'LOT', hidden: true }),
          field('BT-21-Lot', 'Titel', { required: true }),
          field('BT-5071(a)-Lot', 'Ort', { description: 'Gemeinde oder Häfen' }),
        ]),
      ],
      {
        description: 'Ein Hafen oder ein Strand',
        repeatable: true,
        required: true,
        identifierFieldId: 'BT-137-Lot',
        captionFieldId: 'BT-21-Lot',
      },
    ),
  ],
}
