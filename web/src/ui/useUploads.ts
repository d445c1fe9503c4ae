import { useEffect, useRef, useState } from 'react'
import { type Fault, faultOf, type FileLimits } from './file-check.ts'
import { texts } from './FileDrop.texts.ts'

/** Sends one file; reports the share that is through (0 to 1) and stops when the signal says so. */
export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>

/** The file is not wanted; the message tells whoever chose it why. */
export class UploadRefused extends Error {}

export type Upload = {
  id: number
  file: File
  state: 'running' | 'done' | 'canceled' | 'failed'
  share: number
  secondsLeft?: number | undefined
  fault?: Fault
}

/** Nothing is said before it can be said with some right. */
function timeLeft(share: number, spent: number): number | undefined {
  return share > 0.02 && spent > 1000 ? ((spent / share) * (1 - share)) / 1000 : undefined
}

/** One file after the other; each can be canceled and tried again. */
export function useUploads(upload: UploadFile, limits: FileLimits) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((list) => list.map((one) => (one.id === id ? { ...one, ...part } : one)))

  async function run(id: number, file: File, controller: AbortController) {
    if (controller.signal.aborted) return
    const startedAt = Date.now()
    const onProgress = (share: number) =>
      change(id, { share, secondsLeft: timeLeft(share, Date.now() - startedAt) })
    try {
      await upload(file, { signal: controller.signal, onProgress })
      change(id, { state: 'done', share: 1 })
    } catch (error) {
      // The upload function has told the log what went wrong; here it only matters that the file is not there.
      const state = controller.signal.aborted ? 'canceled' : 'failed'
      const refusal = state === 'failed' && error instanceof UploadRefused ? error.message : null
      const text = refusal === null ? texts[state] : { de: refusal, en: refusal }
      change(id, { state, fault: { text, values: { name: file.name } } })
    } finally {
      controllers.current.delete(id)
    }
  }

  function start(file: File) {
    lastId.current += 1
    const id = lastId.current
    const fault = faultOf(file, limits)
    const entry = { id, file, share: 0 }
    if (fault) {
      setUploads((list) => [...list, { ...entry, state: 'failed', fault }])
      return
    }
    const controller = new AbortController()
    controllers.current.set(id, controller)
    setUploads((list) => [...list, { ...entry, state: 'running' }])
    queue.current = queue.current.then(() => run(id, file, controller))
  }

  const dismiss = (id: number) => setUploads((list) => list.filter((one) => one.id !== id))

  return {
    uploads,
    start,
    cancel: (id: number) => {
      controllers.current.get(id)?.abort()
      const name = uploads.find((one) => one.id === id)?.file.name ?? ''
      change(id, { state: 'canceled', fault: { text: texts.canceled, values: { name } } })
    },
    retry: (one: Upload) => {
      dismiss(one.id)
      start(one.file)
    },
    dismiss,
  }
}
