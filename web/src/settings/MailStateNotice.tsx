import { mailTexts } from '@allmende/domain/settings/mail-notifications.texts.ts'
import type { Result } from '@allmende/domain/contract.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../rpc/queries.ts'
import { useServerInfo } from '../rpc/server-info.ts'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './settings.module.css'
import { mailStateTexts as texts } from './settings.texts.ts'

/** Whether mails leave at all, and which did not arrive. */
export function MailStateNotice() {
  const say = useSay()
  const demo = useServerInfo()?.demo ?? false
  const { data: state } = useQuery({ ...rpcQuery('getMailState'), refetchInterval: 15_000 })
  if (!state) return null
  return (
    <>
      {!state.isSent && (
        <Alert
          tone="info"
          {...(demo && { action: <AppLink href="/_postfach">{say(texts.mailbox)}</AppLink> })}
        >
          {say(texts.notSent)}
        </Alert>
      )}
      {state.undelivered.length > 0 && (
        <Alert tone="warning" title={say(texts.undelivered, { n: state.undelivered.length })}>
          <ul className={classes.undelivered}>
            {state.undelivered.map((mail) => (
              <Undelivered key={mail.id} mail={mail} />
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

function Undelivered({ mail }: { mail: Result<'getMailState'>['undelivered'][number] }) {
  const say = useSay()
  const { key, to, attempts, error, givenUp } = mail
  const tried = attempts === 1 ? say(texts.oneAttempt) : say(texts.attempts, { n: attempts })
  return (
    <li>
      {say(key === 'firstAdmin' ? texts.firstAdmin : mailTexts[key].name)}, {to} ({tried}
      {givenUp && `, ${say(texts.givenUp)}`}): <q>{error}</q>
    </li>
  )
}
