import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type TestMailServer = {
  url: string
  /** Every mail it took, in order. */
  mails: ParsedMail[]
  /** The next mail for that address, also one that is there already. */
  mailTo: (address: string, patience?: number) => Promise<ParsedMail>
  /** How it meets the next mails: it takes them, says no with a code, or says nothing at all. */
  behave: (as: 'take' | 'hang' | number) => void
  close: () => Promise<void>
}

/** A real mail server on a free port, which we did not write. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: ParsedMail[] = []
  let behaviour: 'take' | 'hang' | number = 'take'

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onRcptTo: (_address, _session, callback) => {
      if (behaviour === 'hang') return
      if (behaviour === 'take') return callback()
      callback(Object.assign(new Error('heute nicht'), { responseCode: behaviour }))
    },
    onData: (stream, _session, callback) => {
      simpleParser(stream).then((mail) => {
        mails.push(mail)
        callback()
      }, callback)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.on('error', () => undefined)
  const { port: taken } = server.server.address() as AddressInfo

  const mailTo = async (address: string, patience = 10_000): Promise<ParsedMail> => {
    for (const end = Date.now() + patience; Date.now() < end; ) {
      const mail = mails.findLast((candidate) => recipientOf(candidate) === address)
      if (mail) return mail
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`no mail for ${address}`)
  }
  return {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    mailTo,
    behave: (as) => {
      behaviour = as
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export const recipientOf = (mail: ParsedMail): string =>
  [mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''))[0] ?? ''
