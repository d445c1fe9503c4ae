import { createTransport } from 'nodemailer'
import { asPlainText, type Letter, onLetterhead } from './letter.ts'
import type { MailServer } from './mail-server.ts'

/** A file that a letter brings along. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

/** Carries one letter to the mail server; rejects where that did not take it. */
export type Post = (
  letter: Letter,
  to: string,
  messageId: string,
  attachments?: readonly Attachment[],
) => Promise<void>

export type Patience = { connecting: number; silence: number; whole: number }
const usualPatience: Patience = { connecting: 15_000, silence: 30_000, whole: 4 * 60_000 }

export function openPost({ url, from }: MailServer, address: string, patience = usualPatience): Post {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connecting,
    greetingTimeout: patience.connecting,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = new URL(address).hostname

  return async (letter, to, messageId, attachments = []) => {
    const sending = transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: letter.subject,
      html: onLetterhead(letter, address),
      text: asPlainText(letter, address),
      // The same for every attempt: a mailbox that got it twice can tell.
      messageId: `<allmende-${messageId}@${host}>`,
      attachments: [...attachments],
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await within(patience.whole, sending)
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), milliseconds)
  })
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}
