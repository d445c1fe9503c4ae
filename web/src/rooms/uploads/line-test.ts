import { askedAs } from '../../session/own-requests.ts'
import { lineSpeed } from '../../uploads/line-speed.ts'

const probeSize = 4_000_000
/** What a browser gives at once. */
const portion = 65_536

/** Of no pattern, so that nothing on the way can make it shorter. */
function noise(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += portion) crypto.getRandomValues(bytes.subarray(at, at + portion))
  return bytes
}

/** How many bytes per second get from here to the server. */
export async function measureLine(signal: AbortSignal): Promise<number> {
  // A connection that was silent begins slowly; what counts is how it goes on.
  await probe(noise(portion), signal)
  const body = noise(probeSize)
  const begun = performance.now()
  await probe(body, signal)
  const speed = (probeSize / (performance.now() - begun)) * 1000
  lineSpeed.set(speed)
  return speed
}

async function probe(body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void> {
  await askedAs('/api/v1/uploads/probe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body,
    signal,
  })
}
