import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What the server does without a database. */
const withoutDatabase = [
  'server/src/assembly/settings.test.ts',
  'server/src/files/{disk-storage,scanner-faults,virus-scanner,zip-stream}.test.ts',
  'server/src/files/{s3,storage}-*.test.ts',
  'server/src/files/sealing/{envelope,key-file,master-keys,sealed-files}.test.ts',
  'server/src/files/uploads/*.test.ts',
  'server/src/http/{accepted-encodings,open-answers,shared-bytes,static}.test.ts',
  'server/src/notices/**/*.test.ts',
  'server/src/portal/**/*.test.ts',
  'server/src/templates/built-in.test.ts',
  'server/src/tenders/notice/notice-locations.test.ts',
]

/** What would say the same on every database, at length, and is told on the embedded one alone. */
const onEmbeddedOnly = [
  'server/src/{verify-log,rotate-keys}.test.ts',
  'server/src/http/{door,fuzz,http,origin,sdk,weight}.test.ts',
  'server/src/role-matrix.test.ts',
  'server/src/bidders-apart*.test.ts',
  'server/src/rooms/{bucket,full-disk,killed-server,lost-storage,marker,scanned-files,sealed-rooms,torn-forms}.test.ts',
  'server/src/rpc/{answer-room,arrivals,gathering,heartbeat,json-rpc,rate,websocket}.test.ts',
  'server/src/tenders/notice/{every-notice,imported-draft}.test.ts',
]
const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])

// Machines that run this in the background are shared and noisy; a second try is listed as such.
const patience = {
  retry: process.env['CI'] === 'true' ? 1 : 0,
  hookTimeout: 120_000,
  testTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // The platform's modules and the catalogue are read once per worker; what a test needs alone it makes itself.
    pool: 'threads',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          ...patience,
          name: 'unit',
          include: [
            '*.test.ts',
            'domain/**/*.test.ts',
            'web/**/*.test.ts',
            'scripts/**/*.test.ts',
            ...withoutDatabase,
          ],
        },
      },
      {
        extends: true,
        test: {
          ...patience,
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [...withoutDatabase, ...(onPostgres ? onEmbeddedOnly : [])],
          globalSetup: ['server/src/database/test-template.setup.ts'],
        },
      },
    ],
  },
})
