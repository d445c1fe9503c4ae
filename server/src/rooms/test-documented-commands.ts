import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/paths.mjs'

/** The code blocks of one chapter of docs/operations.md, as whoever follows it copies them. */
export function commandsIn(chapter: string): string[] {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, section = ''] = text.split(`\n## ${chapter}\n`)
  const [ownText = ''] = section.split('\n## ')
  return [...ownText.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block)
}

/** Runs one block in a folder; ends with what it said where a line of it fails. */
export function runCommands(block: string, cwd: string, env: Record<string, string>): Promise<string> {
  const { PATH = '' } = process.env
  return new Promise((resolve, reject) => {
    execFile('bash', ['-e', '-c', block], { cwd, env: { PATH, ...env } }, (error, stdout, stderr) =>
      error ? reject(new Error(`${error.message}\n${stderr}`)) : resolve(stdout + stderr),
    )
  })
}
