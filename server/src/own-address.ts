import type { Config } from './config.ts'

/** Where browsers reach the platform. */
export const homeOf = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl ?? `http://${host}:${port}`
