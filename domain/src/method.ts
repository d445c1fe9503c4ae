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
  /** What a read's answer is made of; `idAt` is the position of the argument that names a single one. */
  shows?: { entity: Entity; idAt?: number }
  /** Carries a password, a code or a token: never kept for a repeat, never sent again by itself. */
  secret?: true
}
export type Methods = Readonly<Record<string, Method>>

/** What both our database and its ISO text hold, whatever the offset it was written with. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
export const isStorableMoment = (moment: Date): boolean =>
  moment.getTime() >= earliest && moment.getTime() <= latest

/** A moment as text, with its offset. */
export const MomentText = z.iso
  .datetime({ offset: true })
  .max(40)
  .superRefine((text, context) => {
    if (!isStorableMoment(new Date(text)))
      context.addIssue({ code: 'invalid_format', format: 'datetime', input: text })
  })

/** A moment in time: ISO text on the wire, `Date` in code. */
export const Instant = z.codec(MomentText, z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** Of things that are counted up from 1, and of their versions: what a column of the database holds. */
const largestCount = 2 ** 31 - 1
export const CountedId = z.int().min(1).max(largestCount)
export const Version = z.int().min(0).max(largestCount)

/** Of what is too many to be counted so far. */
export const LargeId = z
  .int()
  .min(1)
  .max(2 ** 52)

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

/** Which part of a long list is wanted; it may end sooner, where its entries are large. */
export const Page = z.object({
  offset: z.int().min(0).max(10_000_000).optional(),
  limit: z.int().min(1).max(1000).optional(),
})
