import { useSay } from '../language.tsx'
import type { FieldProps } from './field.tsx'
import { newPasswordTexts as texts } from './new-password.texts.ts'
import classes from './NewPasswordFields.module.css'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

type NewPasswordFieldsProps = {
  /** `form.field('password')` and `form.field('repeat')`. */
  password: FieldProps<string>
  repeat: FieldProps<string>
  /** What a guesser would try first: names, the e-mail address. */
  personalWords?: readonly string[]
}

/** A new password, how strong it is, and once more. */
export function NewPasswordFields({ password, repeat, personalWords = [] }: NewPasswordFieldsProps) {
  const say = useSay()
  return (
    <div className={classes.fields}>
      <div>
        <PasswordField {...password} hint={say(texts.hint)} autoComplete="new-password" required />
        <PasswordStrength password={password.value} personalWords={personalWords} />
      </div>
      <PasswordField {...repeat} autoComplete="new-password" required />
    </div>
  )
}
