import { z } from 'zod'

/** The things screens hold copies of and are told about when they change. */
export const entities = [
  'settings',
  'user',
  'organization',
  'log',
  'template',
  'project',
  'offer',
  'room',
  'message',
  'property',
  'location',
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
  /** About a password, a code or a token: never kept for a repeat, never sent again by itself, never in a batch. */
  secret?: true
  /** It files something that has a deadline: what came in time is decided before anything is opened. Never in a batch. */
  filing?: true
  /** Which argument is a password, of a change that is kept for a repeat all the same. */
  passwordAt?: number
}
/** Where the moment of a call was taken: by this platform at its last byte, or by the proxy before it. */
export const stampSources = ['SERVER', 'PROXY'] as const
export type StampSource = (typeof stampSources)[number]

export type Methods = Readonly<Record<string, Method>>

/** What both our database and its ISO text hold, whatever the offset it was written with. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
export const isStorableMoment = (moment: Date): boolean =>
  moment.getTime() >= earliest && moment.getTime() <= latest

/** For `max` of a text: what is too long is looked at no further, neither by its own checks nor by those of the whole. */
export const final = { abort: true } as const

/** A moment as text, with its offset. */
export const MomentText = z
  .string()
  .max(40, final)
  .pipe(z.iso.datetime({ offset: true }))
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

/** At most so many keys, where nobody knows them in advance; counted before any of them is looked at. */
export function withAtMostKeys<Schema extends z.ZodType>(most: number, record: Schema): Schema {
  const counted = z.unknown().superRefine((given, context) => {
    if (typeof given === 'object' && given !== null && Object.keys(given).length > most)
      context.addIssue({ code: 'too_big', origin: 'array', maximum: most, input: given })
  })
  return counted.pipe(record as never) as unknown as Schema
}

/** Text on one line, trimmed; lines that were pasted into it become one. */
export const Line = (max: number) => z.string().overwrite(onOneLine).trim().max(max, final)
const onOneLine = (text: string): string => text.replace(/[\t\v\f\r\n\u0085\u2028\u2029]+/g, ' ')
export const RequiredLine = (max: number) => Line(max).min(1)

/** An e-mail address is the key of a user: trimmed and in lower case. Nothing typed is missing, not malformed. */
export const Email = z.string().trim().toLowerCase().min(1).max(254, final).pipe(z.email())

/** Never trimmed: blanks belong to a password. */
export const GivenPassword = z.string().min(1).max(1024, final)
export const NewPassword = z.string().min(1).pipe(z.string().min(10).max(128, final))

export const Token = z.string().min(1).max(200, final)
export const Nothing = z.null()

/** Which part of a long list is wanted; it may end sooner, where its entries are large. */
export const Page = z.object({
  offset: z.int().min(0).max(10_000_000).optional(),
  limit: z.int().min(1).max(1000).optional(),
})
