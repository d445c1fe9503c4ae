import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSdk } from './compile.ts'

const [sdkFolder, rulesFolder] = process.argv.slice(2)

try {
  if (!sdkFolder) throw new Error('Usage: npm run compile-sdk -- <SDK folder> [<folder of its rules>]')
  const { version, files } = compileSdk(sdkFolder, rulesFolder)
  const target = join(import.meta.dirname, '../../../catalogue', version)
  mkdirSync(target, { recursive: true })
  for (const [name, content] of files) writeFileSync(join(target, name), content)
  const size = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0)
  process.stdout.write(`${target}: ${files.size} files, ${Math.round(size / 1024)} KiB\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
