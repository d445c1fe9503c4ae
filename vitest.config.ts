import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What the server knows of notices; there is no need to test it on each database. */
const withoutDatabase = 'server/src/notices/**/*.test.ts'

// Machines that run this in the background are shared and noisy; a second try is listed as such.
const patience = {
  retry: process.env['CI'] === 'true' ? 1 : 0,
  hookTimeout: 120_000,
  testTimeout: 60_000,
}

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // The platform's modules and the catalogue are read once per worker; what a test needs alone it makes itself.
    pool: 'threads',
    isolate: false,
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: [
            '*.test.ts',
            'domain/**/*.test.ts',
            'web/**/*.test.ts',
            'scripts/**/*.test.ts',
            withoutDatabase,
          ],
        },
      },
      {
        test: {
          ...patience,
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [withoutDatabase],
          globalSetup: ['server/src/database/test-template.setup.ts'],
        },
      },
    ],
  },
})
