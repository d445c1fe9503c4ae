import type { FileLimits } from '@allmende/domain/files/limits.ts'
import { z } from 'zod'
import { withoutEnd } from '@allmende/domain/signs.ts'

/** A bucket, how it is reached and with which key; the prefix is empty or ends with a slash. */
export type S3Settings = {
  /** Null where it is Amazon's own. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  prefix: string
}

/** `reserve`: so many bytes stay free, for the database and the system to live on. */
export type StorageLimits = FileLimits & { reserve: number }
export type StorageSettings = { s3: S3Settings | null; limits: StorageLimits }

const gigabyte = 1_000_000_000
const noneOrMore = z.coerce.number({ error: 'must be a number of bytes' }).int().min(0)
const bytes = noneOrMore.min(1)
const secret = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, { error: 'must be a key without blanks' })

/** The variables about where files lie and how many; without a bucket they lie in a folder of DATA_DIR. */
export const storageVariables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like https://s3.example.de' })
    .transform((url) => withoutEnd(url, '/'))
    .optional(),
  S3_REGION: z
    .string()
    .trim()
    .regex(/^[\w-]+$/, { error: 'must look like eu-central-1' })
    .optional(),
  S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[a-zA-Z0-9][\w.-]{1,61}[a-zA-Z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  S3_PREFIX: z
    .string()
    .trim()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, { error: 'must look like allmende/files' })
    .optional(),
  FILES_LARGEST: bytes.max(gigabyte).default(gigabyte),
  FILES_PER_ROOM_LIMIT: bytes.default(50 * gigabyte),
  FILES_PER_ORGANIZATION_LIMIT: bytes.default(200 * gigabyte),
  FILES_PER_TEMP_ROOM_LIMIT: bytes.default(2 * gigabyte),
  FILES_RESERVE: noneOrMore.default(gigabyte),
}
type Variables = z.output<z.ZodObject<typeof storageVariables>>
type Fault = { name: keyof Variables; message: string }

const neededInBucket = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const ofBucket = ['S3_ENDPOINT', 'S3_REGION', ...neededInBucket, 'S3_PREFIX'] as const

/** What is wrong with the variables as a whole. */
export function storageFaults(env: Variables): Fault[] {
  if (env.S3_BUCKET)
    return neededInBucket
      .filter((name) => env[name] === undefined)
      .map((name) => ({ name, message: 'must be set together with S3_BUCKET' }))
  const lonely = ofBucket.filter((name) => env[name] !== undefined)
  return lonely.length > 0
    ? [{ name: 'S3_BUCKET', message: `must be set together with ${lonely.join(', ')}` }]
    : []
}

export const storageSettings = (env: Variables): StorageSettings => ({
  s3: bucketIn(env),
  limits: {
    largest: env.FILES_LARGEST,
    perRoom: env.FILES_PER_ROOM_LIMIT,
    perOrganization: env.FILES_PER_ORGANIZATION_LIMIT,
    perTempRoom: env.FILES_PER_TEMP_ROOM_LIMIT,
    reserve: env.FILES_RESERVE,
  },
})

function bucketIn(env: Variables): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION ?? 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: env.S3_PREFIX === undefined ? '' : env.S3_PREFIX.replace(/\/?$/, '/'),
  }
}
