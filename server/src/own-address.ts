import type { Config } from './config.ts'

/** Where browsers reach the platform: as the operator says, or else where it listens. */
export const homeOf = (
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  listensAt = `http://${host}:${port}`,
): string => publicUrl ?? listensAt
