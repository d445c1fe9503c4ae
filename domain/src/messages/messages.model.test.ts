import { expect, test } from 'vitest'
import { Message } from './messages.contract.ts'
import { isCorrespondent, messagePolicy } from './messages.policy.ts'
import { factsOfMessage, type MessageViewer, showMessage, type StoredMessage } from './messages.views.ts'

/** The same numbers each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const companies = [1, 2, 3, 4]
const tender = { team: [{ userName: 'anna@amt.example', role: 'ADMIN' as const }], publicFrom: new Date(0) }

type Given = { messages: StoredMessage[]; participants: ReadonlySet<number> }

/** Somebody's correspondence about a tender, whoever writes to whom. */
function correspondence(seed: number): Given {
  const roll = dice(seed)
  const participants = new Set(companies.filter(() => roll(3) > 0))
  const messages: StoredMessage[] = []
  for (let index = 0; index < 12; index += 1) {
    const sender = roll(2) === 0 ? (companies[roll(companies.length)] ?? 1) : null
    const isToAll = sender === null && roll(3) === 0
    const answered = roll(2) === 0 ? messages[roll(messages.length)] : undefined
    const asker = answered?.senderOrganizationId ?? null
    const named = sender === null && !isToAll ? companies.filter(() => roll(2) === 0) : []
    // Whoever asked without taking part gets the answer to all beside them.
    const addressed = isToAll && asker !== null && !participants.has(asker) ? [asker] : named
    messages.push({
      id: 2 ** 32 + index,
      created: new Date(index),
      userName: sender === null ? 'anna@amt.example' : `person@${sender}.example`,
      senderName: sender === null ? 'Amt' : `Firma ${sender}`,
      senderOrganizationId: sender,
      isToAll,
      recipients: addressed.map((organizationId) => ({ organizationId, name: `Firma ${organizationId}` })),
      projectId: 7,
      offerId: null,
      replyTo: answered ? { id: answered.id, ...factsOfMessage(answered) } : null,
      answers: [],
      subject: `Betreff ${index}`,
      text: sender === null ? 'Vom Amt' : `Von Firma ${sender}`,
      question: isToAll ? 'Frage' : null,
      roomId: null,
      attachmentCount: 0,
      readByUser: roll(2) === 0,
      readByOrganization: true,
    })
  }
  return {
    messages: messages.map((stored) => ({ ...stored, answers: answersTo(stored, messages) })),
    participants,
  }
}

const answersTo = ({ id }: StoredMessage, messages: readonly StoredMessage[]): StoredMessage['answers'] =>
  messages
    .filter(({ replyTo, senderOrganizationId }) => replyTo?.id === id && senderOrganizationId === null)
    .map((answer) => ({ id: answer.id, created: answer.created, ...factsOfMessage(answer) }))
    .toReversed()

const personOf = (organizationId: number) =>
  ({
    kind: 'user',
    email: `person@${organizationId}.example`,
    roles: ['ORGANIZATION_USER'],
    organizationId,
    organizationType: 'CONTRACTOR',
  }) as const

function seenBy(organizationId: number, { messages, participants }: Given): Message[] {
  const participates = participants.has(organizationId)
  const viewer: MessageViewer = { side: 'company', organizationId, participates }
  return messages
    .filter(
      (stored) =>
        messagePolicy.read(personOf(organizationId), {
          tender,
          message: factsOfMessage(stored),
          participates,
        }).allowed,
    )
    .map((stored) => showMessage(viewer, stored))
}

/** The same without all that others wrote, were sent and do. */
function without(organizationId: number, { messages, participants }: Given): Given {
  const participates = participants.has(organizationId)
  const own = (facts: Parameters<typeof isCorrespondent>[1]) =>
    isCorrespondent(organizationId, facts, participates)
  return {
    participants: new Set(participates ? [organizationId] : []),
    messages: messages
      .filter((stored) => own(factsOfMessage(stored)))
      .map((stored) => ({
        ...stored,
        recipients: stored.recipients.filter((one) => one.organizationId === organizationId),
        replyTo: stored.replyTo && own(stored.replyTo) ? stored.replyTo : null,
        answers: stored.answers.filter(own),
      })),
  }
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed + 1)

test('what a company gets does not depend on any other', () => {
  for (const seed of seeds)
    for (const company of companies) {
      const given = correspondence(seed)
      const seen = seenBy(company, given)
      expect(seen, `seed ${seed}`).toEqual(seenBy(company, without(company, given)))
      const others = companies.filter((one) => one !== company).map((one) => `Firma ${one}`)
      const told = JSON.stringify(seen)
      for (const other of [...others, 'anna@amt']) expect(told, `seed ${seed}`).not.toContain(other)
    }
})

test('who asked gets the answer to all, whether she takes part or not', () => {
  let outside = 0
  for (const seed of seeds) {
    const given = correspondence(seed)
    for (const { id, isToAll, replyTo } of given.messages) {
      const asker = replyTo?.senderOrganizationId ?? null
      if (!isToAll || asker === null) continue
      const got = seenBy(asker, given).find((message) => message.id === id)
      expect(got, `seed ${seed}`).toMatchObject({
        recipientOrganizationIds: [0],
        replyToMessageId: replyTo?.id,
      })
      outside += given.participants.has(asker) ? 0 : 1
    }
  }
  expect(outside).toBeGreaterThan(10)
})

test('those who run it get everything as it is', () => {
  for (const seed of seeds) {
    const { messages } = correspondence(seed)
    for (const stored of messages) {
      const shown = showMessage({ side: 'team', isTold: true }, stored)
      expect(Message.decode(Message.encode(shown))).toEqual(shown)
      expect(shown).toMatchObject({
        userName: stored.userName,
        recipientOrganizationIds: stored.isToAll ? [0] : stored.recipients.map((one) => one.organizationId),
        recipientNames: stored.isToAll ? [] : stored.recipients.map(({ name }) => name),
        replyToMessageId: stored.replyTo?.id ?? null,
        read: stored.senderOrganizationId === null || stored.readByUser,
      })
      expect(showMessage({ side: 'team', isTold: false }, stored).read).toBe(true)
    }
  }
})
