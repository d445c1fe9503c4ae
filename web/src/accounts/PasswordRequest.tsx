import { Email } from '@allmende/domain/method.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { useSay } from '../ui/language.tsx'
import classes from './accounts.module.css'
import { texts } from './PasswordReset.texts.ts'

/** What is no address is said at the field; the server answers whatever it is asked, so that it tells nobody anything. */
const schema = z.object({ email: Email })

/** Always ends the same way: nobody learns who has an account. */
export function PasswordRequest() {
  const say = useSay()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({
    schema,
    initial: { email: '' },
    labels: { email: say(texts.email) },
    onSubmit: async ({ email }) => {
      try {
        setProblem(null)
        await call('sendPasswordResetMail', email)
        setSentTo(email)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setProblem(error.message)
        return false
      }
    },
  })

  if (sentTo !== null)
    return (
      <Page title={say(texts.title)}>
        <div className={classes.panel}>
          <Alert tone="success" title={say(texts.requestedTitle)}>
            {say(texts.requested, { email: sentTo })}
          </Alert>
          <p>{say(texts.requestedHint)}</p>
          <Button variant="default" onClick={() => setSentTo(null)}>
            {say(texts.again)}
          </Button>
        </div>
      </Page>
    )
  return (
    <Page title={say(texts.title)} lead={say(texts.requestText)}>
      <form {...form.formProps} className={classes.panel}>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <TextField {...form.field('email')} type="email" autoComplete="username" required />
        <Button type="submit" loading={form.submitting}>
          {say(texts.request)}
        </Button>
      </form>
    </Page>
  )
}
