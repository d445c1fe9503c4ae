import { TextField, type TextFieldProps } from '../../ui/form/TextField.tsx'
import { useSettled } from './useSettled.ts'

const longest = 200

type SettledFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'type' | 'id'> & {
  value: string | undefined
  /** Undefined: nothing is typed any more. */
  onSettle: (value: string | undefined) => void
}

/** A text to filter by, told once the typing pauses. */
export function SettledField({ value = '', onSettle, ...field }: SettledFieldProps) {
  const [typed, type] = useSettled(value, (settled) => onSettle(settled.trim() || undefined))
  return <TextField {...field} maxLength={longest} value={typed} onChange={type} />
}
