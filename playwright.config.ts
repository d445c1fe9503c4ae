import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()
const inBackground = process.env['CI'] === 'true'
const runsAsRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/demo-data.setup.ts',
  fullyParallel: true,
  forbidOnly: inBackground,
  workers: Math.max(2, availableParallelism()),
  // Machines that run this in the background are shared and noisy; a story that needs its second try is named.
  retries: inBackground ? 1 : 0,
  timeout: inBackground ? 120_000 : 60_000,
  expect: { timeout: inBackground ? 20_000 : 10_000 },
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
