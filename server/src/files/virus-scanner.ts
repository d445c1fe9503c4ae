import type { Readable } from 'node:stream'
import { ClamdLine, ScannerDown, type ScannerPatience } from './clamd-line.ts'
import type { ScannerSettings } from './scanner-settings.ts'

export { ScannerDown } from './clamd-line.ts'

/** `finding` is the scanner's own name of what it found. */
export type ScanResult = { clean: true } | { clean: false; finding: string }

/** What looks for viruses; it throws `ScannerDown` where it cannot. */
export type VirusScanner = {
  /** Reads the content to its end, or destroys it. An error of the content is thrown as it is. */
  scan: (content: Readable, signal?: AbortSignal) => Promise<ScanResult>
  /** Returns where the scanner answers. */
  ping: () => Promise<void>
}

/** A scan of the largest file takes minutes; docs/operations.md asks for a MaxScanTime below this. */
const usualPatience: ScannerPatience = { connect: 5000, silence: 300_000 }

/** The scanner ClamAV, by the protocol of its daemon. */
export function clamd(settings: ScannerSettings, patience: ScannerPatience = usualPatience): VirusScanner {
  return {
    scan: async (content, signal) => {
      // What breaks in it after it was let go concerns nobody.
      content.on('error', () => undefined)
      const line = new ClamdLine(settings, patience)
      line.whenOver(() => content.destroy())
      const giveUp = () => line.close(signal?.reason)
      signal?.addEventListener('abort', giveUp)
      try {
        signal?.throwIfAborted()
        return await scanned(line, content)
      } finally {
        signal?.removeEventListener('abort', giveUp)
        line.close()
      }
    },
    ping: async () => {
      const line = new ClamdLine(settings, { ...patience, silence: patience.connect })
      try {
        await line.send(Buffer.from('zPING\0'))
        const answer = await line.answer()
        if (answer !== 'PONG') throw nonsense(answer)
      } finally {
        line.close()
      }
    },
  }
}

async function scanned(line: ClamdLine, content: Readable): Promise<ScanResult> {
  const isWhole = await sent(line, content)
  const answer = await line.answer()
  if (/^INSTREAM size limit exceeded\b/.test(answer))
    throw new ScannerDown(
      'the virus scanner takes no file of this size: raise StreamMaxLength in its clamd.conf, and MaxFileSize and MaxScanSize with it',
    )
  if (!isWhole) throw nonsense(answer)
  const finding = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (finding !== undefined) return { clean: false, finding }
  if (answer === 'stream: OK') return { clean: true }
  throw nonsense(answer)
}

/** Hands over the content; false where the scanner did not wait for its end. */
async function sent(line: ClamdLine, content: Readable): Promise<boolean> {
  try {
    await line.send(Buffer.from('zINSTREAM\0'))
    for await (const piece of content as AsyncIterable<Buffer>) {
      // A piece without bytes would say that this is all.
      if (piece.length > 0) await line.send(lengthOf(piece.length), piece)
    }
    await line.send(lengthOf(0))
    return true
  } catch (error) {
    if (line.isOver) return false
    throw error
  }
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

const nonsense = (answer: string) =>
  new ScannerDown(
    `the virus scanner answers what nobody understands: ${JSON.stringify(answer.slice(0, 200))}`,
  )
