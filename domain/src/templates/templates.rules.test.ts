import { expect, test } from 'vitest'
import type { Form, FormField, FormGroup, FormItem } from '../notices/form/form.ts'
import { joinedCopy, keptOfCopy, lackingItems } from './template-copies.ts'
import { TemplatePanels } from './template-panels.ts'
import type { TemplateUser } from './templates.contract.ts'
import { isOffered, mayDeleteTemplate, mayKeepPanels } from './templates.rules.ts'
import { tidyPanels } from './tidy-panels.ts'

const field = (contentId: string, more: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'TEXTBOX',
  type: 'text',
  ...more,
})
const group = (
  contentId: string,
  children: readonly FormItem[],
  more: Partial<FormGroup> = {},
): FormGroup => ({
  contentId,
  contentType: 'group',
  label: contentId,
  children,
  ...more,
})
const choice = (contentId: string, ...fields: FormField[]) => ({ contentId, name: contentId, fields })

test.each([
  ['a plain one', [group('a', [field('b')])], 'kept'],
  ['the same id twice', [group('a', [field('b'), field('b')])], '0.panels.0.children.1.contentId'],
  ['a field as panel', [field('a') as never], '0.panels.0.contentType'],
  ['an id no path can name', [group('a/b', [])], '0.panels.0.contentId'],
  [
    'a choice without answers',
    [group('a', [field('b', { displayType: 'DROPDOWN' })])],
    '0.panels.0.children.0.choices',
  ],
  [
    'answers for a text',
    [group('a', [field('b', { choices: [choice('c')] })])],
    '0.panels.0.children.0.choices',
  ],
  [
    'the same answer twice',
    [group('a', [field('b', { displayType: 'COMBOBOX', choices: [choice('c'), choice('c')] })])],
    '0.panels.0.children.0.choices',
  ],
  [
    'two answers called alike',
    [
      group('a', [
        field('b', {
          displayType: 'DROPDOWN',
          choices: [choice('c'), { contentId: 'd', name: 'Acker' }, { contentId: 'e', name: ' acker' }],
        }),
      ]),
    ],
    '0.panels.0.children.0.choices.2.name',
  ],
  [
    'two answers that differ by blanks',
    [
      group('a', [
        field('b', {
          displayType: 'DROPDOWN',
          choices: [
            { contentId: 'c', name: 'Hell Grün' },
            { contentId: 'd', name: 'Hell  grün' },
          ],
        }),
      ]),
    ],
    '0.panels.0.children.0.choices.1.name',
  ],
  [
    'fields below yes and no',
    [
      group('a', [
        field('b', { displayType: 'RADIO', choices: [choice('true', field('c')), choice('false')] }),
      ]),
    ],
    'kept',
  ],
  [
    'a third answer to yes or no',
    [group('a', [field('b', { displayType: 'RADIO', choices: [choice('perhaps')] })])],
    '0.panels.0.children.0.choices',
  ],
  [
    'fields below a box',
    [group('a', [field('b', { displayType: 'CHECKBOX', fields: [field('c')] })])],
    'kept',
  ],
  [
    'fields below a text',
    [group('a', [field('b', { fields: [field('c')] })])],
    '0.panels.0.children.0.fields',
  ],
  [
    'a group below a box',
    [group('a', [field('b', { displayType: 'CHECKBOX', fields: [group('c', []) as never] })])],
    '0.panels.0.children.0.fields.0.contentType',
  ],
  [
    'too many',
    [
      group(
        'a',
        Array.from({ length: 2000 }, (_, n) => field(`b${n}`)),
      ),
    ],
    '0.panels',
  ],
])('a form with %s', (_case, panels, at) => {
  const verdict = mayKeepPanels(panels, null)
  expect(verdict.allowed ? 'kept' : verdict.fields?.[0]).toBe(at)
})

test('nesting without end is refused before anything walks down into it', () => {
  const deep = (depth: number): unknown =>
    depth === 0 ? { ...field('x') } : { ...group(`g${depth}`, []), children: [deep(depth - 1)] }
  expect(TemplatePanels.safeParse([deep(10)]).success).toBe(true)
  expect(TemplatePanels.safeParse([deep(12)]).success).toBe(false)
  let endless: object = {}
  for (let depth = 0; depth < 100_000; depth += 1) endless = { ...group('g', []), children: [endless] }
  expect(TemplatePanels.safeParse([endless]).success).toBe(false)
})

test('of what we made ourselves only what we know is kept, and its type follows its look', () => {
  const sent = field('b', {
    displayType: 'RADIO',
    type: 'url',
    required: true,
    codeList: 'cpv',
    hidden: true,
  })
  const [panel] = tidyPanels([group('a', [sent], { required: true, hidden: true })], null)
  expect(panel).toEqual(group('a', [field('b', { displayType: 'RADIO', type: 'indicator' })]))
})

const standard = (language: 'de' | 'en'): Form => {
  const label = (de: string, en: string) => ({ label: language === 'de' ? de : en })
  return {
    subtype: '19',
    sdkVersion: '1.7',
    panels: [
      group('meta-data-group', [field('BT-04')], { hidden: true }),
      group('GR-Procedure', [
        field('BT-21', { required: true, maxLength: 400, ...label('Titel', 'Title') }),
        field('BT-300', label('Weiteres', 'More')),
        group('GR-Optional', [field('BT-1'), field('BT-2')]),
      ]),
      group('GR-Lot', [field('BT-137', { schemeId: 'LOT' })], { repeatable: true, required: true }),
    ],
  }
}
const [german, english] = [standard('de'), standard('en')]
const [metadata, procedure, lot] = german.panels as [FormGroup, FormGroup, FormGroup]
const [title, more, optional] = procedure.children as [FormField, FormField, FormGroup]

test.each([
  ['all of it', german.panels, 'kept'],
  ['another order', [lot, metadata, { ...procedure, children: [more, optional, title] }], 'kept'],
  ['an optional field less', [metadata, { ...procedure, children: [title, optional] }, lot], 'kept'],
  ['an optional group less', [metadata, { ...procedure, children: [title] }, lot], 'kept'],
  ['an own field more', [metadata, { ...procedure, children: [title, field('own')] }, lot], 'kept'],
  ['a required field less', [metadata, { ...procedure, children: [more] }, lot], '0.panels'],
  ['a group with a required field less', [metadata, lot], '0.panels'],
  ['the hidden part less', [procedure, lot], '0.panels'],
  ['an identifier less', [metadata, procedure, { ...lot, children: [] }], '0.panels'],
  [
    'a field in another group',
    [metadata, procedure, { ...lot, children: [...lot.children, field('BT-21')] }].slice(0, 3),
    '0.panels.2.children.1.contentId',
  ],
  [
    'a field moved elsewhere',
    [metadata, { ...procedure, children: [title, optional] }, { ...lot, children: [...lot.children, more] }],
    '0.panels.2.children.1.contentId',
  ],
])('a copy with %s', (_case, panels, at) => {
  const verdict = mayKeepPanels(panels, german)
  expect(verdict.allowed ? 'kept' : verdict.fields?.[0]).toBe(at)
})

test('what a copy lacks is named', () => {
  expect(lackingItems([procedure, lot], german)).toEqual([metadata])
})

test('a copy keeps its own words and order; whatever the sender says, the facts are the standard’s', () => {
  const forged = {
    ...title,
    label: 'Name des Vorhabens',
    required: false,
    maxLength: 9,
    type: 'url' as const,
  }
  const changed = [lot, { ...procedure, label: 'Procedure!', children: [optional, forged] }, metadata]
  const kept = keptOfCopy(tidyPanels(changed, german), [german, english])
  expect(JSON.stringify(kept)).not.toContain('maxLength')
  const [joinedLot, joined, hidden] = joinedCopy(JSON.parse(JSON.stringify(kept)), english)
  expect(joinedLot).toEqual(lot)
  expect(hidden).toEqual(metadata)
  expect(joined).toMatchObject({ label: 'Procedure!', children: [optional, { label: 'Name des Vorhabens' }] })
  expect(joined?.children[1]).toMatchObject({ required: true, maxLength: 400, type: 'text' })
})

test('words nobody changed stay the standard’s and are translated', () => {
  const kept = keptOfCopy(german.panels, [german, english])
  expect(joinedCopy(kept, english)).toEqual(english.panels)
})

test.each([
  [{ builtIn: true, name: 'Konzessionsbekanntmachung – Standardregelung' }, true],
  [{ builtIn: true, name: 'Concession notice' }, true],
  [{ builtIn: true, name: 'Auftragsbekanntmachung' }, false],
  [{ builtIn: false, name: 'Grundstücksverkauf' }, true],
])('%o is offered: %s', (template, offered) => {
  expect(isOffered(template)).toBe(offered)
})

test.each<[boolean, TemplateUser[], string]>([
  [false, [], 'deleted'],
  [false, ['tenders', 'settings'], 'templateUsedByTenders'],
  [false, ['settings'], 'templateUsedInSettings'],
  [false, ['organizations'], 'templateUsedByOrganizations'],
  [true, [], 'templateBuiltIn'],
])('a form (built in: %s) used by %j: %s', (builtIn, usedBy, outcome) => {
  const verdict = mayDeleteTemplate({ builtIn, usedBy })
  expect(verdict.allowed ? 'deleted' : verdict.reason).toBe(outcome)
})

test('what a stored form says of expressions is not read: neither its own nor one put upon the standard’s', () => {
  const pattern = '^(a+)+$'
  const question = {
    contentId: 'own',
    contentType: 'field',
    label: 'F',
    displayType: 'TEXTBOX',
    type: 'text',
    pattern,
  }
  const choices = [{ contentId: 'a', name: 'A', fields: [question] }]
  const stored = [
    {
      contentId: 'own-1',
      contentType: 'section',
      label: 'G',
      children: [{ ...question, choices, fields: [question] }],
    },
    ...keptOfCopy(english.panels, []).map((panel) => ({ ...panel, pattern })),
  ]
  expect(JSON.stringify(joinedCopy(JSON.parse(JSON.stringify(stored)), english))).not.toContain(pattern)
})
