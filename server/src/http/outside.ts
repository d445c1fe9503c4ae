/** A question to a server that is not ours. Milliseconds and bytes. */
export type Question = {
  headers: Readonly<Record<string, string>>
  /** For everything, the last byte included. */
  patience: number
  largest: number
  /** Ends it sooner. */
  signal?: AbortSignal
}
export type OutsideAnswer = { status: number; headers: Headers; body: Buffer }

/** No answer, or one that is too much; never says where it was asked for. */
export class OutsideFault extends Error {}

/** Follows nobody anywhere; of an answer other than 200 the body is left alone. */
export async function askOutside(url: string, question: Question): Promise<OutsideAnswer> {
  const { patience, largest, signal } = question
  const over = AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])])
  try {
    const headers = { 'accept-encoding': 'identity', ...question.headers }
    const answer = await fetch(url, { headers, redirect: 'manual', signal: over })
    const { status } = answer
    if (status === 200) return { status, headers: answer.headers, body: await bytesOf(answer, largest) }
    await answer.body?.cancel()
    return { status, headers: answer.headers, body: Buffer.alloc(0) }
  } catch (error) {
    if (error instanceof OutsideFault) throw error
    const { name, message, cause } = error as Error & { cause?: { code?: string } }
    throw new OutsideFault(name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message))
  }
}

async function bytesOf(answer: Response, largest: number): Promise<Buffer> {
  const tooLarge = () => new OutsideFault('the answer is too large')
  if (Number(answer.headers.get('content-length')) > largest) {
    await answer.body?.cancel()
    throw tooLarge()
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > largest) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}
