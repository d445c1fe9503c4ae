import { expect, test } from 'vitest'
import { configReader } from '../config.ts'
import { storageFaults, storageSettings, storageVariables } from './storage-settings.ts'

const read = configReader({
  storage: { variables: storageVariables, faults: storageFaults, read: storageSettings },
})
const storageIn = (environment: Record<string, string>) =>
  (read(environment, { servesWeb: false }) as unknown as { storage: ReturnType<typeof storageSettings> })
    .storage

const bucket = { S3_BUCKET: 'allmende', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

test('without a bucket files lie in a folder, within the usual limits', () => {
  expect(storageIn({})).toEqual({
    s3: null,
    limits: {
      largest: 1_000_000_000,
      perRoom: 50_000_000_000,
      perOrganization: 200_000_000_000,
      perTempRoom: 2_000_000_000,
      reserve: 1_000_000_000,
    },
  })
})

test('a bucket is named with its key', () => {
  expect(storageIn(bucket).s3).toEqual({
    endpoint: null,
    region: 'us-east-1',
    bucket: 'allmende',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    prefix: '',
  })
  const elsewhere = { ...bucket, S3_ENDPOINT: 'https://s3.example.de/', S3_REGION: 'eu', S3_PREFIX: 'a/b' }
  expect(storageIn(elsewhere).s3).toMatchObject({
    endpoint: 'https://s3.example.de',
    region: 'eu',
    prefix: 'a/b/',
  })
})

test.each<[Record<string, string>, RegExp]>([
  [{ S3_BUCKET: 'allmende' }, /- S3_ACCESS_KEY_ID must[^]*- S3_SECRET_ACCESS_KEY must/],
  [{ S3_BUCKET: 'allmende', S3_ACCESS_KEY_ID: 'id' }, /- S3_SECRET_ACCESS_KEY must/],
  [{ S3_ENDPOINT: 'https://s3.example.de' }, /- S3_BUCKET must be set together with S3_ENDPOINT/],
  [{ S3_REGION: 'eu', S3_PREFIX: 'a' }, /- S3_BUCKET must be set together with S3_REGION, S3_PREFIX/],
  [{ ...bucket, S3_ENDPOINT: 'ftp://x' }, /- S3_ENDPOINT must look like/],
  [{ ...bucket, S3_PREFIX: '/a b' }, /- S3_PREFIX must look like/],
  [{ ...bucket, S3_BUCKET: 'a/b' }, /- S3_BUCKET must be the name/],
  [{ FILES_LARGEST: '1000000001' }, /- FILES_LARGEST/],
  [{ FILES_LARGEST: '0' }, /- FILES_LARGEST/],
  [{ FILES_PER_ROOM_LIMIT: 'much' }, /- FILES_PER_ROOM_LIMIT must be a number of bytes/],
])('%j is a fault', (environment, fault) => {
  expect(() => storageIn(environment)).toThrow(fault)
})

test('the operator sets limits', () => {
  const limits = {
    FILES_LARGEST: '1',
    FILES_PER_ROOM_LIMIT: '2',
    FILES_PER_ORGANIZATION_LIMIT: '3',
    FILES_PER_TEMP_ROOM_LIMIT: '4',
    FILES_RESERVE: '0',
  }
  const set = { largest: 1, perRoom: 2, perOrganization: 3, perTempRoom: 4, reserve: 0 }
  expect(storageIn(limits).limits).toEqual(set)
})
