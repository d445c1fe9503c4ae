import config from './playwright.config.ts'
export default { ...config, timeout: 300_000, expect: { timeout: 60_000 }, retries: 0 }
