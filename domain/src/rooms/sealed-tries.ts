import { paths } from '../addresses.ts'
import type { AuditEvent } from '../deed/audit-event.ts'
import type { Mail } from '../deed/mail.ts'
import { sayExactMoment } from '../times.ts'
import { type Reason, type Refused, refused } from '../verdict.ts'

/** Somebody a mail is written to. */
export type Addressee = { email: string; name: string }

type Try = {
  /** Without a number where it was about all rooms of a lot. */
  room: { id: number | null; name: string; offerId: number | null }
  around: { projectId: number | null; projectName: string; projectAdmins: readonly Addressee[] }
  personName: string
}

/** A try at sealed documents: told to those who answer for the tender, and kept; of what is sealed it names nothing but the room. */
export const refusedTry = (reason: Reason, given: Try, now: Date): Refused =>
  refused(reason, { event: eventOf(given), mails: mailsOf(given, now) })

const eventOf = ({ room, around }: Try): AuditEvent => ({
  type: 'SEALED_ACCESS_REFUSED',
  ...(around.projectId !== null && { projectId: around.projectId }),
  ...(room.offerId !== null && { offerId: room.offerId }),
  ...(room.id !== null && { roomId: room.id }),
  data: { project: around.projectName, room: room.name },
})

const mailsOf = ({ room, around, personName }: Try, now: Date): Mail[] =>
  around.projectAdmins.map(({ email, name }) => ({
    key: 'openSealedInformationAttempted',
    to: email,
    values: {
      userName: name,
      projectName: around.projectName,
      personName,
      roomName: room.name,
      receivedAt: sayExactMoment(now),
      link: around.projectId === null ? '/' : paths.tender(around.projectId),
    },
  }))
