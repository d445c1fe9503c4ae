import { sayShortMoment } from '@allmende/domain/times.ts'
import { listParts } from './archives.queries.ts'
import type { Making } from './makes.ts'
import { listMessagesOf, listRecipientsOf } from './tender-facts.queries.ts'

type Attachments = ReadonlyMap<number, string[]>

/** Where in the archive lies what was attached to a message. */
async function attachmentsIn({ context: { db }, archive }: Making): Promise<Attachments> {
  const attached = (await listParts(db, archive.id)).filter(({ facts }) => facts.messageId !== undefined)
  const byMessage = Map.groupBy(attached, ({ facts }) => facts.messageId ?? 0)
  return new Map([...byMessage].map(([id, parts]) => [id, parts.map(({ path }) => path)]))
}

async function* messagesOf(making: Making) {
  const { context, archive } = making
  const attachments = await attachmentsIn(making)
  let after: { created: Date; id: number } | null = null
  for (;;) {
    const page: Awaited<ReturnType<typeof listMessagesOf>> = await listMessagesOf(
      context.db,
      archive.tenderId,
      after,
    )
    if (page.length === 0) return
    const recipients = Map.groupBy(
      await listRecipientsOf(
        context.db,
        page.map(({ id }) => id),
      ),
      ({ messageId }) => messageId,
    )
    for (const message of page)
      yield {
        ...message,
        recipients: (recipients.get(message.id) ?? []).map(({ name }) => name),
        attachments: attachments.get(message.id) ?? [],
      }
    after = page.at(-1) ?? null
  }
}

export async function* messagesData(making: Making): AsyncGenerator<string> {
  let before = '[\n'
  for await (const message of messagesOf(making)) {
    yield `${before}${JSON.stringify(message)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

export async function* messagesText(making: Making): AsyncGenerator<string> {
  let isEmpty = true
  yield '\uFEFFNachrichten\r\n'
  for await (const one of messagesOf(making)) {
    isEmpty = false
    const to = one.isToAll
      ? 'alle Teilnehmer'
      : one.senderOrganizationId === null
        ? one.recipients.join(', ')
        : 'Vergabestelle'
    const lines = [
      '',
      '-'.repeat(72),
      `Datum: ${sayShortMoment(one.created)} (Europe/Berlin)`,
      `Von: ${one.senderName} (${one.userEmail})`,
      `An: ${to}`,
      `Betreff: ${one.subject}`,
      ...one.attachments.map((path) => `Anhang: ${path}`),
      '',
      ...(one.question === null ? [] : ['Frage:', one.question, '', 'Antwort:']),
      one.text,
    ]
    yield `${lines.join('\n').replace(/\r?\n/g, '\r\n')}\r\n`
  }
  if (isEmpty) yield '\r\nZu dieser Ausschreibung gibt es keine Nachrichten.\r\n'
}
