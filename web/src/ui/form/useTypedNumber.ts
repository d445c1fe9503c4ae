import { useState } from 'react'
import { useLanguage, useSay } from '../language.tsx'
import type { FieldProps } from './field.tsx'
import { texts } from './form.texts.ts'
import { isNumber, readNumber, writeNumber } from './typed-number.ts'

/** The words of a number while it is typed, its decimal text once it can be read. */
export function useTypedNumber({ value, error, onChange, onBlur }: FieldProps<string | null>) {
  const say = useSay()
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const unreadable = typed === null && value !== null && !isNumber(value)
  return {
    error: error ?? (unreadable ? say(texts.noNumber) : undefined),
    shown: typed ?? writeNumber(value, language),
    type: (text: string) => {
      setTyped(text)
      onChange(readNumber(text, language) ?? (text.trim() === '' ? null : text))
    },
    leave: () => {
      setTyped(null)
      onBlur?.()
    },
  }
}
