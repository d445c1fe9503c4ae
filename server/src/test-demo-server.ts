import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from './database/database.ts'
import { type Environment, newDataDir, ServerProcess } from './test-server-process.ts'

/** A server process of its own on the demo's data in the embedded database, not yet started. */
export async function demoServer(environment: Environment = {}, entry?: string): Promise<ServerProcess> {
  const { kind, demo, files } = inject('template')
  const masterKey = process.env['TEST_MASTER_KEY_FILE']
  if (kind !== 'embedded' || !masterKey) throw new Error('this is told on the embedded database alone')
  const dataDir = await newDataDir()
  const directory = join(dataDir, 'database')
  await (await openDatabase({ kind, directory, template: demo })).close()
  await cp(files, join(dataDir, 'files'), { recursive: true })
  await cp(masterKey, join(dataDir, 'master.key'))
  const web = join(dataDir, 'web')
  await mkdir(web)
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Allmende</title>')
  return new ServerProcess(dataDir, { WEB_DIR: web, ...environment }, entry)
}
