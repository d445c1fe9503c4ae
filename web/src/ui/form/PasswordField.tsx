import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { type FieldProps, inputAttributes } from './field.tsx'
import { texts } from './form.texts.ts'

type PasswordFieldProps = FieldProps<string> & {
  autoComplete: 'current-password' | 'new-password'
  /** Of a dialog: the focus begins here. */
  isFirst?: boolean
}

export function PasswordField({ autoComplete, isFirst, ...field }: PasswordFieldProps) {
  const say = useSay()
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...inputAttributes(field)}
      autoComplete={autoComplete}
      data-autofocus={isFirst || undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': say(visible ? texts.hidePassword : texts.showPassword) }}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
