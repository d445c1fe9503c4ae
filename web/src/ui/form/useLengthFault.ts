import { useSay } from '../language.tsx'
import type { FieldProps } from './field.tsx'
import { texts } from './form.texts.ts'

/** What is pasted is kept whole and too much of it is said, instead of being cut off without a word. */
export function useLengthFault({ value, error }: Pick<FieldProps<string>, 'value' | 'error'>, max?: number) {
  const say = useSay()
  const over = max === undefined ? 0 : value.length - max
  return over > 0 ? say(texts.tooLong, { max: max ?? 0, n: over }) : error
}
