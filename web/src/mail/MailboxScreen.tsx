import type { DemoMail } from '@allmende/domain/mail/mail.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { toBerlin } from '../ui/form/berlin-time.ts'
import { writeDate } from '../ui/form/typed-date.ts'
import { useSay } from '../ui/language.tsx'
import { Letter } from '../ui/Letter.tsx'
import { texts } from './MailboxScreen.texts.ts'

const lookEvery = 3000

/** What the platform wrote, for a demonstration without a mail server. */
export function MailboxScreen() {
  const say = useSay()
  const { data: mails, error } = useQuery({ ...rpcQuery('getDemoMails'), refetchInterval: lookEvery })
  return (
    <Page title={say(texts.title)} lead={say(texts.lead)} count={mails?.length}>
      {error && (
        <Alert tone="danger" title={say(texts.notLoaded)}>
          {error.message}
        </Alert>
      )}
      {!mails && !error && <LoadingScreen />}
      {mails?.length === 0 && <EmptyState title={say(texts.empty)} text={say(texts.emptyText)} />}
      {mails && mails.length > 0 && <Mails mails={mails} />}
    </Page>
  )
}

/** The newest is open until another one is chosen. */
function Mails({ mails }: { mails: readonly DemoMail[] }) {
  const say = useSay()
  const [chosen, setChosen] = useState<string | null | undefined>()
  const opened = chosen === undefined ? mails[0]?.id : chosen
  return (
    <div>
      {mails.map(({ id, to, subject, html, created }) => {
        const { date, time } = toBerlin(created)
        return (
          <Disclosure
            key={id}
            title={subject}
            lead={say(texts.toWhen, { to, date: writeDate(date), time })}
            opened={opened === id}
            onToggle={() => setChosen(opened === id ? null : id)}
          >
            <Letter subject={subject} html={withAddress(html)} />
          </Disclosure>
        )
      })}
    </div>
  )
}

/** The server gives paths; they are shown with the address this browser knows it by. */
const withAddress = (html: string): string =>
  html.replace(/(<a href="|">)(?=\/)/g, `$1${window.location.origin}`)
