import { strengthOf } from '@allmende/domain/accounts/accounts.rules.ts'
import { useSay } from '../language.tsx'
import tones from '../tones.module.css'
import { newPasswordTexts as texts, strengthTexts } from './new-password.texts.ts'
import classes from './PasswordStrength.module.css'
import { usePasswordScore } from './usePasswordScore.ts'

const looks = {
  weak: { tone: 'danger', filled: 1 },
  medium: { tone: 'warning', filled: 2 },
  strong: { tone: 'success', filled: 3 },
} as const

type PasswordStrengthProps = {
  password: string
  /** What a guesser would try first: names, the e-mail address. */
  personalWords?: readonly string[]
}

/** Below a new password: how hard it is to guess, in one word and three bars. */
export function PasswordStrength({ password, personalWords = [] }: PasswordStrengthProps) {
  const say = useSay()
  const score = usePasswordScore(password, personalWords)
  const strength = score === null ? null : strengthOf(score)
  const { tone, filled } = strength ? looks[strength] : { tone: 'neutral', filled: 0 }
  return (
    <output className={`${classes.strength} ${tones.tone}`} data-tone={tone}>
      {strength && (
        <>
          <span className={classes.bars} aria-hidden>
            {[1, 2, 3].map((bar) => (
              <span key={bar} data-filled={bar <= filled || undefined} />
            ))}
          </span>
          <span>
            {say(texts.strength)} <strong>{say(strengthTexts[strength])}</strong>
          </span>
        </>
      )}
    </output>
  )
}
