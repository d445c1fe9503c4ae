import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['*.test.ts', 'domain/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: ['server/src/database/test-template.setup.ts'],
          retry: process.env['CI'] === 'true' ? 1 : 0,
          hookTimeout: 120_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
})
