import { useLanguage } from '../language.tsx'
import type { FieldProps } from './field.tsx'
import { sayTooLong } from './too-long.ts'

/** What is pasted is kept whole and too much of it is said, instead of being cut off without a word. */
export function useLengthFault({ value, error }: Pick<FieldProps<string>, 'value' | 'error'>, max?: number) {
  const { language } = useLanguage()
  return max !== undefined && value.length > max ? sayTooLong(value.length, max, language) : error
}
