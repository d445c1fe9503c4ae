import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { CallError } from '../rpc/call-error.ts'
import { Alert } from '../ui/Alert.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { hideToast } from '../ui/toast-store.ts'
import { toast } from '../ui/toasts.tsx'
import classes from './LoginDialog.module.css'
import { texts } from './LoginDialog.texts.ts'
import { logIn } from './sign-in.ts'

/** `onLeave`: the way to registration and password reset leads out of the dialog. */
export function LoginForm({ onLeave }: { onLeave: () => void }) {
  const say = useSay()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const complaints = useRef<number[]>([])
  const login = useMutation<void, CallError>({
    mutationFn: () => logIn(email, password),
    onError: ({ type }) => {
      if (type !== 'ValidationException') complaints.current.push(toast.error(say(texts.failed)))
    },
    // Who is in need not read on that she was not.
    onSuccess: () => complaints.current.forEach(hideToast),
  })
  const { error } = login
  const isWrong = error?.type === 'AuthenticationException'
  const reason = isWrong ? say(texts.wrong) : error?.type !== 'ValidationException' && error?.message

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!login.isPending) login.mutate()
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {reason && <Alert tone="danger">{reason}</Alert>}
      <TextField
        label={say(texts.email)}
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={isWrong ? say(texts.checkEmail) : error?.fields['0']}
      />
      <PasswordField
        label={say(texts.password)}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isWrong ? say(texts.checkPassword) : error?.fields['1']}
      />
      <Button type="submit" fullWidth loading={login.isPending}>
        {say(texts.logIn)}
      </Button>
      <div className={classes.ways}>
        <Button component={Link} to="/passwort-reset" variant="subtle" onClick={onLeave}>
          {say(texts.forgotten)}
        </Button>
        <Button component={Link} to="/registrierung" variant="default" onClick={onLeave}>
          {say(texts.register)}
        </Button>
      </div>
    </form>
  )
}
