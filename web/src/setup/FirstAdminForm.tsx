import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useChange } from '../rpc/queries.ts'
import { patchSession } from '../session/session.ts'
import { rememberForLogin } from '../session/targets.ts'
import { Alert } from '../ui/Alert.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './FirstAdminForm.module.css'
import { texts } from './SetupScreen.texts.ts'

export function FirstAdminForm({ token, fixedEmail }: { token: string; fixedEmail: string | null }) {
  const say = useSay()
  const navigate = useNavigate()
  const create = useChange('createFirstAdmin')
  const [person, setPerson] = useState({ email: fixedEmail ?? '', givenName: '', surName: '' })
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [tried, setTried] = useState(false)
  const mismatch = tried && repeat !== password
  const { fields = {}, message } = create.error ?? {}
  const set = (key: keyof typeof person) => (value: string) => setPerson({ ...person, [key]: value })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (repeat !== password || create.isPending) return
    create.mutate([token, person, password], {
      onSuccess: () => {
        patchSession({ justActivated: true })
        rememberForLogin('/')
        void navigate({ to: '/' })
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {message && Object.keys(fields).length === 0 && <Alert tone="danger">{message}</Alert>}
      <p className={classes.hint}>{say(texts.required)}</p>
      <TextField
        label={say(texts.email)}
        type="email"
        autoComplete="username"
        required
        readOnly={fixedEmail !== null}
        hint={fixedEmail !== null && say(texts.emailFixed)}
        value={person.email}
        onChange={set('email')}
        error={fields['1.email']}
      />
      <div className={classes.names}>
        <TextField
          label={say(texts.givenName)}
          autoComplete="given-name"
          required
          value={person.givenName}
          onChange={set('givenName')}
          error={fields['1.givenName']}
        />
        <TextField
          label={say(texts.surName)}
          autoComplete="family-name"
          required
          value={person.surName}
          onChange={set('surName')}
          error={fields['1.surName']}
        />
      </div>
      <PasswordField
        label={say(texts.password)}
        hint={say(texts.passwordHint)}
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
        error={fields['2']}
      />
      <PasswordField
        label={say(texts.repeat)}
        autoComplete="new-password"
        required
        value={repeat}
        onChange={setRepeat}
        error={mismatch ? say(texts.mismatch) : undefined}
      />
      <Button type="submit" loading={create.isPending}>
        {say(texts.submit)}
      </Button>
    </form>
  )
}
