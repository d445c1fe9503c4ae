import { z } from 'zod'

/** The things screens hold copies of and are told about when they change. */
export const entities = [
  'settings',
  'user',
  'organization',
  'logEntry',
  'template',
  'project',
  'property',
] as const
export type Entity = (typeof entities)[number]

/** One remote method: its positional arguments and what it answers. */
export type Method = {
  kind: 'read' | 'change'
  args: z.ZodType<unknown[]>
  result: z.ZodType
  /**
   * What a read's answer is made of; `idAt` is the position of the argument that names a single one. `alikeFor`:
   * everybody of the same roles gets the same answer; unsaid, each user may get another one.
   */
  shows?: { entity: Entity; idAt?: number; alikeFor?: 'role' }
  /** Carries a password, a code or a token: never kept for a repeat, never sent again by itself. */
  secret?: true
}
export type Methods = Readonly<Record<string, Method>>

/** A moment in time: ISO text on the wire, `Date` in code. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** Text on one line, trimmed. */
export const Line = (max: number) => z.string().trim().max(max)
export const RequiredLine = (max: number) => Line(max).min(1)

/** An e-mail address is the key of a user: trimmed and in lower case. Nothing typed is missing, not malformed. */
export const Email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email())

/** Never trimmed: blanks belong to a password. */
export const GivenPassword = z.string().min(1).max(1024)
export const NewPassword = z.string().min(1).pipe(z.string().min(10).max(128))

export const Token = z.string().min(1).max(200)
export const Nothing = z.null()

/** Which part of a long list is wanted. */
export const Page = z.object({
  offset: z.int().min(0).max(10_000_000).optional(),
  limit: z.int().min(1).max(1000).optional(),
})
