import type { Condition } from './conditions.ts'

/** What a field holds, in the words of the notice standard; `datetime` is our own. */
export const fieldTypes = [
  'text',
  'text-multilingual',
  'code',
  'id',
  'id-ref',
  'url',
  'email',
  'phone',
  'date',
  'time',
  'datetime',
  'indicator',
  'integer',
  'number',
  'amount',
  'measure',
] as const
export type FieldType = (typeof fieldTypes)[number]

/** The eleven ways a field can look. */
export const displayTypes = [
  'TEXTAREA',
  'TEXTBOX',
  'COMBOBOX',
  'DROPDOWN',
  'MULTICHECKBOX',
  'NUMBER',
  'DATE',
  'TIME',
  'DATETIME',
  'CHECKBOX',
  'RADIO',
] as const
export type DisplayType = (typeof displayTypes)[number]

/** One answer to choose, and the fields that choosing it reveals. */
export type Choice = { contentId: string; name: string; fields?: readonly FormField[] }

/** One value is enough in the instance of a group further up, '' for the whole form; from there the condition is seen. */
export type RequiredOnce = { within: string; when: Condition }

/** A question of a form. */
export type FormField = {
  contentId: string
  contentType: 'field'
  label: string
  description?: string
  displayType: DisplayType
  type: FieldType
  /** Takes a list of values. */
  repeatable?: boolean
  /** Always, or where the condition holds; what is forbidden is never required. */
  required?: boolean | Condition
  requiredOnce?: RequiredOnce
  forbidden?: Condition
  hidden?: boolean
  readOnly?: boolean
  alwaysShow?: boolean
  maxLength?: number
  /** A regular expression for the whole value. */
  pattern?: string
  /** The smallest and the largest number. */
  range?: readonly [min: number, max: number]
  /** The list that its unit is taken from. */
  unitList?: string
  /** The only codes of its list that it takes. */
  codes?: readonly string[]
  /** The id of the code list the value is taken from; `cpv`, `nuts` and `nuts-lvl3` have a picker of their own. */
  codeList?: string
  /** Own answers of an own form. */
  choices?: readonly Choice[]
  /** Revealed by a ticked CHECKBOX. */
  fields?: readonly FormField[]
  /** The value it has by itself, once one of `presetWith` has one. */
  presetValue?: string
  presetWith?: readonly string[]
  /** What a new form begins with; anybody may change it. */
  initialValue?: string
  /** The platform fills it in when the notice is saved, unless somebody has: it is never missing. */
  filledOnSaving?: boolean
  /** An identifier made by us: LOT gives LOT-0001. */
  schemeId?: string
  schemeName?: string
  /** A reference to things with such identifiers. */
  idSchemes?: readonly string[]
}

/** A part of a form; a repeatable one can be there several times. */
export type FormGroup = {
  contentId: string
  contentType: 'group' | 'section'
  label: string
  description?: string
  repeatable?: boolean
  /** Is there at least once. */
  required?: boolean
  /** How many of a repeatable one a new form begins with. */
  startsWith?: number
  hidden?: boolean
  /** Few notices need it: closed until somebody opens it. */
  collapsed?: boolean
  /** The field that holds the identifier made by us, and the one that gives an instance its name. */
  identifierFieldId?: string
  captionFieldId?: string
  children: readonly FormItem[]
}

export type FormItem = FormField | FormGroup

/** A whole form: what a tender's values are read with. */
export type Form = {
  /** The notice subtype it stands on, `19`; null for a form that is none. */
  subtype: string | null
  sdkVersion: string | null
  panels: readonly FormGroup[]
}

export const isField = (item: FormItem): item is FormField => item.contentType === 'field'
export const isGroup = (item: FormItem): item is FormGroup => item.contentType !== 'field'
