import { type Bilingual, type Language, languageOf, say, type Values } from '@allmende/domain/texts.ts'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { readStored, writeStored } from './stored.ts'

const key = 'allmende.language'

type LanguageChoice = { language: Language; setLanguage: (language: Language) => void }

const LanguageContext = createContext<LanguageChoice | null>(null)

/** What was chosen here before, else what the browser asks for. */
export function initialLanguage(): Language {
  const stored = readStored(key)
  return languageOf(stored ?? navigator.language)
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setState] = useState(initialLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const setLanguage = useCallback((chosen: Language) => {
    writeStored(key, chosen)
    setState(chosen)
  }, [])
  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it')
  return choice
}

/** Speaks a sentence in the chosen language. */
export function useSay(): (text: Bilingual, values?: Values) => string {
  const { language } = useLanguage()
  return useCallback((text, values) => say(text, language, values), [language])
}
