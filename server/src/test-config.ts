import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ground } from './assembly/services.ts'
import type { Config } from './config.ts'
import type { DatabaseSource } from './database/database.ts'
import { diskStorage } from './files/disk-storage.ts'
import type { MasterKeyFile } from './files/key-settings.ts'
import { makeMasterKeyFile } from './files/sealing/key-file.ts'
import { type MasterKeys, readMasterKeys } from './files/sealing/master-keys.ts'

const webDir = mkdtempSync(join(tmpdir(), 'allmende-web-'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Allmende</title>')

/** One for the whole run, since the demo data are made under it; the run says where. */
const masterKeyFile = (): MasterKeyFile => ({
  path: process.env['TEST_MASTER_KEY_FILE'] ?? join(webDir, 'master.key'),
  mayMake: true,
})

/** The keys of every test platform. */
export function testKeys(): MasterKeys {
  const { path } = masterKeyFile()
  makeMasterKeyFile(path)
  return readMasterKeys(path)
}

/** What a quiet house of a test stands on. */
export const testGround = (): Ground => ({ keys: testKeys(), storage: diskStorage(join(webDir, 'files')) })

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
    demoRush: false,
    adminEmail: null,
    session: { idle: 3_600_000, absolute: 43_200_000 },
    masterKeyFile: masterKeyFile(),
    files: {
      s3: null,
      limits: { largest: 1e9, perRoom: 50e9, perOrganization: 200e9, perTempRoom: 2e9, reserve: 0 },
    },
    mailServer: null,
    directory: null,
    portal: null,
    official: null,
    scanner: null,
    tiles: null,
    geocoder: null,
    library: null,
    trustProxy: false,
    metricsPort: null,
    logLevel: 'silent',
    webDir,
    ...changes,
  }
}
