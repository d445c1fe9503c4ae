import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { DatabaseSource } from './database/database.ts'

const webDir = mkdtempSync(join(tmpdir(), 'allmende-web-'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Allmende</title>')

/** A demonstration, whichever engine the tests run on. */
export const demoMode: Partial<Config> = { database: { kind: 'embedded', demoData: true } }

/** The settings tests run with. */
export function testConfig(source: DatabaseSource, changes: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir: webDir,
    database: source.kind === 'postgres' ? source : { kind: 'embedded', demoData: true },
    adminEmail: null,
    session: { idle: 3_600_000, absolute: 43_200_000 },
    mailServer: null,
    directory: null,
    portal: null,
    official: null,
    scanner: null,
    trustProxy: false,
    metricsPort: null,
    logLevel: 'silent',
    webDir,
    ...changes,
  }
}
