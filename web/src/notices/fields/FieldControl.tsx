import type { FormField } from '@allmende/domain/notices/form/form.ts'
import { type ComponentType, createElement } from 'react'
import { CodeTreeControl } from '../codes/CodeTreeControl.tsx'
import { treeChoiceOf } from '../codes/tree-lists.ts'
import {
  CheckboxesControl,
  MultiSelectControl,
  SelectControl,
  TickControl,
  YesNoControl,
} from './choice-controls.tsx'
import { PartyControl } from '../parties/PartyControl.tsx'
import type { ControlProps } from './control.ts'
import { NumberControl, QuantityControl } from './number-controls.tsx'
import { ReferenceControl, ReferencesControl } from './reference-controls.tsx'
import { AreaControl, LineControl, TagsControl } from './text-controls.tsx'
import { DateControl, MomentControl, TimeControl } from './time-controls.tsx'

type Control = ComponentType<ControlProps>

/** The control that a field's look and type ask for. */
export const FieldControl = (props: ControlProps) => createElement(controlOf(props.field), props)

function controlOf(field: FormField): Control {
  switch (field.displayType) {
    case 'CHECKBOX':
      return TickControl
    case 'RADIO':
      return YesNoControl
    case 'MULTICHECKBOX':
      return CheckboxesControl
    default:
      return controlOfType(field)
  }
}

function controlOfType(field: FormField): Control {
  switch (field.type) {
    case 'indicator':
      return YesNoControl
    case 'integer':
    case 'number':
      return NumberControl
    case 'amount':
    case 'measure':
      return QuantityControl
    case 'date':
      return DateControl
    case 'time':
      return TimeControl
    case 'datetime':
      return MomentControl
    default:
      return controlOfText(field)
  }
}

function controlOfText(field: FormField): Control {
  if (field.idSchemes?.includes('ORG')) return PartyControl
  if (field.idSchemes) return field.repeatable ? ReferencesControl : ReferenceControl
  if (treeChoiceOf(field) && !field.repeatable) return CodeTreeControl
  if (field.codeList || field.choices) return field.repeatable ? MultiSelectControl : SelectControl
  if (field.repeatable) return TagsControl
  return field.displayType === 'TEXTAREA' ? AreaControl : LineControl
}
