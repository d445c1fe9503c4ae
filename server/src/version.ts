import { readFileSync } from 'node:fs'
import type { Config } from './config.ts'

export const version: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version

/** Who asks, for servers of others: they must be able to reach whoever asks too much. */
export const userAgentOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl === null ? `Allmende/${version}` : `Allmende/${version} (+${publicUrl})`
