import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()
const runsAsRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/demo-data.setup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  workers: Math.max(2, availableParallelism()),
  // Machines that run this in the background are shared and noisy; a story that needs its second try is listed as flaky.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        ...(runsAsRoot ? ['--no-sandbox'] : []),
      ],
    },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
  },
})
