import { z } from 'zod'

/** Where clamd listens: by TCP or at a unix socket. */
export type ScannerSettings = { host: string; port: number } | { path: string }

const byTcp = /^(?:tcp:\/\/)?(?:\[(?<ipv6>[\da-f:.]+)\]|(?<host>[\w.-]+)):(?<port>\d{1,5})$/i
const byPath = /^unix:(?<path>\/.+)$/

const address = z
  .string()
  .trim()
  .transform((text, context): ScannerSettings => {
    const path = byPath.exec(text)?.groups?.['path']
    if (path !== undefined) return { path }
    const { ipv6, host = ipv6, port } = byTcp.exec(text)?.groups ?? {}
    if (host !== undefined && Number(port) > 0 && Number(port) < 65_536) return { host, port: Number(port) }
    const message =
      'must look like 127.0.0.1:3310, tcp://scanner.example.de:3310 or unix:/run/clamav/clamd.ctl'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** The variable about the virus scanner; without it nothing is scanned. */
export const scannerVariables = { CLAMD: address.optional() }
type Variables = z.output<z.ZodObject<typeof scannerVariables>>

/** One variable that looks right is right. */
export const scannerFaults = (_env: Variables): [] => []

export const scannerSettings = (env: Variables): ScannerSettings | null => env.CLAMD ?? null
