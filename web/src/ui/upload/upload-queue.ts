import { createStore, type Store } from '../../rpc/store.ts'
import type { PickedFile } from './dropped-files.ts'
import { type Fault, faultOf, type FileLimits } from './file-check.ts'
import { type Sample, secondsFor, speedOf, withSample } from './speed.ts'
import { texts } from './upload.texts.ts'

/** What an upload waits for by itself: the line, or that somebody logs in. */
export type Hold = 'line' | 'login'

export type Sending = {
  signal: AbortSignal
  /** The share that is through, 0 to 1. */
  onProgress: (share: number) => void
  onHold: (hold: Hold | null) => void
}

/** The file is not wanted; the message tells whoever chose it why. */
export class UploadRefused extends Error {}

export type Upload<Target> = PickedFile & {
  id: number
  /** Where it goes. */
  target: Target
  state: 'waiting' | 'running' | 'paused' | 'done' | 'canceled' | 'failed'
  hold: Hold | null
  share: number
  /** The name it got where it was sent. */
  keptAs: string | null
  /** Bytes per second. */
  speed: number | undefined
  secondsLeft: number | undefined
  fault: Fault | null
}

export type UploadQueueOptions<Target> = {
  /**
   * Sends one file, from where it was if it was begun before, and stops when the signal says so; tells how it is called
   * where it is.
   */
  send: (upload: Upload<Target>, sending: Sending) => Promise<string>
  /** Forgets what was sent of one that is canceled. */
  discard?: (upload: Upload<Target>) => void
  onSettled?: (upload: Upload<Target>) => void
  /** Asked at every file, for the server may tell them late. */
  limits: () => FileLimits
}

export type UploadQueue<Target> = {
  uploads: Store<readonly Upload<Target>[]>
  add: (files: readonly PickedFile[], target: Target) => void
  pause: (id: number) => void
  resume: (id: number) => void
  cancel: (id: number) => void
  retry: (id: number) => void
  /** Takes it out of the list, and stops it; what was sent stays where it is. */
  forget: (id: number) => void
}

/** More often nobody can read. */
const betweenLooks = 200

/** Whether something happens with it, or will by itself. */
export const isUnderway = ({ state }: Upload<unknown>): boolean => state === 'waiting' || state === 'running'

/** One file after the other; each can be paused, canceled and tried again. Lives as long as whoever made it. */
export function createUploadQueue<Target>(options: UploadQueueOptions<Target>): UploadQueue<Target> {
  const uploads = createStore<readonly Upload<Target>[]>([])
  let lastId = 0
  let running: { id: number; controller: AbortController } | null = null

  const find = (id: number) => uploads.get().find((one) => one.id === id)
  const change = (id: number, part: Partial<Upload<Target>>) =>
    uploads.set(uploads.get().map((one) => (one.id === id ? { ...one, ...part } : one)))

  function next() {
    const first = uploads.get().find(({ state }) => state === 'waiting')
    if (!running && first) void run(first)
  }

  async function run(upload: Upload<Target>) {
    const { id } = upload
    const controller = new AbortController()
    running = { id, controller }
    change(id, { state: 'running', hold: null, fault: null })
    try {
      const keptAs = await options.send(upload, { signal: controller.signal, ...watching(upload) })
      settle(id, { state: 'done', share: 1, keptAs })
    } catch (error) {
      if (!controller.signal.aborted) settle(id, { state: 'failed', fault: sendingFault(upload, error) })
    } finally {
      running = null
      next()
    }
  }

  function watching({ id, file }: Upload<Target>): Omit<Sending, 'signal'> {
    let samples: readonly Sample[] = []
    let lookedAt = 0
    return {
      onProgress(share) {
        const now = Date.now()
        if (find(id)?.state !== 'running' || (share < 1 && now - lookedAt < betweenLooks)) return
        lookedAt = now
        samples = withSample(samples, { at: now, sent: share * file.size })
        const speed = speedOf(samples)
        change(id, { share, hold: null, speed, secondsLeft: secondsFor((1 - share) * file.size, speed) })
      },
      onHold(hold) {
        samples = []
        change(id, { hold, speed: undefined, secondsLeft: undefined })
      },
    }
  }

  function settle(id: number, part: Partial<Upload<Target>>) {
    change(id, { ...part, hold: null, speed: undefined, secondsLeft: undefined })
    const settled = find(id)
    if (settled) options.onSettled?.(settled)
  }

  function stop(id: number) {
    if (running?.id === id) running.controller.abort()
  }

  return {
    uploads,
    add(files, target) {
      const added = files.map((picked): Upload<Target> => {
        const fault = faultOf(picked.file, options.limits())
        lastId += 1
        return { ...picked, ...fresh, id: lastId, target, state: fault ? 'failed' : 'waiting', fault }
      })
      uploads.set([...uploads.get(), ...added])
      next()
    },
    pause(id) {
      change(id, { state: 'paused', hold: null, speed: undefined, secondsLeft: undefined })
      stop(id)
    },
    resume(id) {
      change(id, { state: 'waiting' })
      next()
    },
    cancel(id) {
      const upload = find(id)
      if (!upload) return
      const fault = { text: texts.canceled, values: { name: upload.path } }
      change(id, { ...fresh, state: 'canceled', fault })
      stop(id)
      options.discard?.(upload)
    },
    retry(id) {
      change(id, { ...fresh, state: 'waiting' })
      next()
    },
    forget(id) {
      uploads.set(uploads.get().filter((one) => one.id !== id))
      stop(id)
    },
  }
}

const fresh = { hold: null, share: 0, keptAs: null, speed: undefined, secondsLeft: undefined, fault: null }

/** Whoever sends has told the log what went wrong; here it only matters that the file is not there. */
function sendingFault({ path, file }: Upload<unknown>, error: unknown): Fault {
  if (!(error instanceof UploadRefused)) return { text: texts.failed, values: { name: path } }
  const reason = error.message
  // Whoever refuses it may call it by its name already.
  const isNamed = [path, file.name].some(
    (name) => reason.includes(`„${name}“`) || reason.includes(`“${name}”`),
  )
  return { text: isNamed ? texts.refusedByName : texts.refused, values: { name: path, reason } }
}
