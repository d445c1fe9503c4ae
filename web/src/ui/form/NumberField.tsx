import '@mantine/core/styles/NumberInput.layer.css'
import { NumberInput } from '@mantine/core'
import { useLanguage } from '../language.tsx'
import { type FieldProps, inputAttributes } from './field.tsx'

type NumberFieldProps = FieldProps<number | null> & {
  /** Behind the number: €, qm, Tage. */
  unit?: string
  decimals?: number
  min?: number
  max?: number
  /** The number of a thing is no amount: it is written in one piece. */
  isName?: boolean
}

/** `1.234,56` in German, `1,234.56` in English. */
export function NumberField({ unit, decimals = 0, min, max, isName = false, ...field }: NumberFieldProps) {
  const { language } = useLanguage()
  const german = language === 'de'
  return (
    <NumberInput
      {...inputAttributes(field)}
      hideControls
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      allowNegative={min === undefined || min < 0}
      decimalSeparator={german ? ',' : '.'}
      thousandSeparator={!isName && (german ? '.' : ',')}
      clampBehavior="none"
      {...(unit !== undefined && { suffix: ` ${unit}` })}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(typeof value === 'number' ? value : null)}
    />
  )
}
