import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const ticksPerSecond = 100
const run = promisify(execFile)

/** Processor time that a process has taken so far, in seconds: on a busy machine it says more than the clock. */
export async function processorSeconds(pid: number): Promise<number> {
  const [, facts = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const [user, system] = facts.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) / ticksPerSecond
}

/** Runs a command of the shell and gives the processor time of all it started. */
export async function processorSecondsOf(command: string, ...args: string[]): Promise<number> {
  const { stdout } = await run('sh', ['-c', `${command}; times`, 'sh', ...args])
  const times = stdout.trim().split('\n').at(-1) ?? ''
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}
