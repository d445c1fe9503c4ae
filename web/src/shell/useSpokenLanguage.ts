import { useEffect } from 'react'
import { speak } from '../rpc/server.ts'
import { useLanguage } from '../ui/language.tsx'

/** The server answers in the language of the screen. */
export function useSpokenLanguage() {
  const { language } = useLanguage()
  useEffect(() => speak(language), [language])
}
