import type { Actor } from '@allmende/domain/actor.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { Verdict } from '@allmende/domain/verdict.ts'
import type { z } from 'zod'
import type { Announcement } from '../../rpc/announcements.ts'
import type { Context } from '../../rpc/method.ts'
import type { TakenFile } from '../files.tables.ts'
import type { NewFile } from '../stored-files.queries.ts'

/** A file that has come in whole, and how its sender called it. */
export type ReceivedFile = NewFile & { name: string }

/** What files can be sent to; an area says who may, what it takes and what becomes of them. */
export type UploadTarget<Args, Subject, Result extends TakenFile, Inspected = unknown> = {
  kind: string
  /** Names the one thing among its kind, as addresses carry it. */
  args: z.ZodType<Args>
  load: (context: Context, args: Args) => Promise<Subject | null>
  allow: (actor: Actor, subject: Subject, now: Date) => Verdict
  /** Refuses what cannot be taken before its first byte, and says how it will be called; for space it is asked after. */
  admit: (
    context: Context,
    subject: Subject,
    file: { name: string; length: number },
    args: Args,
  ) => Promise<string>
  /** Looks into a file that is whole, outside any transaction; one that it refuses is thrown away. */
  inspect?: (context: Context, file: ReceivedFile, args: Args) => Promise<Inspected>
  /** Puts a file where it belongs, in the transaction that records it. */
  accept: (
    context: Context,
    subject: Subject,
    file: ReceivedFile,
    args: Args,
    inspected: Inspected,
  ) => Promise<Result>
  record: (subject: Subject, result: Result) => AuditEvent | readonly AuditEvent[] | null
  mails?: (subject: Subject, result: Result) => readonly Mail[]
  announce: (subject: Subject, result: Result) => readonly Announcement[]
}

/** A target whose types only it knows. */
export type AnyTarget = UploadTarget<unknown, unknown, TakenFile>

export const uploadTarget = <Args, Subject, Result extends TakenFile, Inspected = unknown>(
  target: UploadTarget<Args, Subject, Result, Inspected>,
): AnyTarget => target as unknown as AnyTarget
