import type { PasswordScore } from '@allmende/domain/accounts/accounts.rules.ts'
import { useEffect, useState } from 'react'
import { passwordScore } from './password-score.ts'

/** Follows what is typed; null while there is nothing to judge. */
export function usePasswordScore(password: string, personalWords: readonly string[]): PasswordScore | null {
  const [judged, setJudged] = useState<{ password: string; score: PasswordScore | null }>()
  const words = personalWords.join('\n')
  useEffect(() => {
    if (password === '') return
    let current = true
    void passwordScore(password, words.split('\n')).then((score) => {
      if (current) setJudged({ password, score })
    })
    return () => {
      current = false
    }
  }, [password, words])
  return password === '' ? null : (judged?.score ?? null)
}
