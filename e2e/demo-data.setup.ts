import { rm } from 'node:fs/promises'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'

// Months of a municipality are lived through once, on whatever machine that is.
const makingLimit = 600_000
const variable = 'ALLMENDE_E2E_DEMO_DATA'

/** Loads the demo data once; every server of the tests starts from a copy. */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for it
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const folder = await newDataDir()
  const server = new ServerProcess(folder)
  await server.start(makingLimit)
  const { code } = await server.stop()
  if (code !== 0)
    throw new Error(`The server that loaded the demo data ended with ${code}:\n${server.output}`)
  process.env[variable] = folder
  return () => rm(folder, { recursive: true, force: true })
}

export function demoData(): string {
  const folder = process.env[variable]
  if (!folder) throw new Error('The demo data is made by the global set-up, which has not run.')
  return folder
}
