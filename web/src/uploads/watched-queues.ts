import type { Store } from '../rpc/store.ts'
import { session } from '../session/session.ts'
import { rememberForLogin } from '../session/targets.ts'
import { underway } from '../ui/underway.ts'
import { isUnderway, type Upload } from '../ui/upload/upload-queue.ts'
import { lineSpeed } from './line-speed.ts'

type Watched<Target> = {
  uploads: Store<readonly Upload<Target>[]>
  /** What has arrived counts until nothing is under way. */
  arrivedBytes: () => number
  pageOf: (target: Target) => string
}
type Moving = Upload<unknown> & { page: string }
type Look = { files: Moving[]; arrivedBytes: number }

const looks: (() => Look)[] = []

/** Has the top bar tell of what is on its way, and the browser ask before the page is closed meanwhile. */
export function watchUnderway<Target>({ uploads, arrivedBytes, pageOf }: Watched<Target>): void {
  looks.push(() => ({
    files: uploads
      .get()
      .filter(isUnderway)
      .map((upload) => ({ ...upload, page: pageOf(upload.target) })),
    arrivedBytes: arrivedBytes(),
  }))
  uploads.subscribe(tell)
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function tell() {
  const seen = looks.map((look) => look())
  const files = seen.flatMap((look) => look.files)
  const [current] = files
  if (!current) {
    window.removeEventListener('beforeunload', warn)
    return underway.set(null)
  }
  window.addEventListener('beforeunload', warn)
  const speed = files.find((file) => file.speed !== undefined)?.speed
  if (speed !== undefined) lineSpeed.set(speed)
  const { hold, page } = files.find(({ state }) => state === 'running') ?? current
  const arrived = seen.reduce((bytes, look) => bytes + look.arrivedBytes, 0)
  underway.set({
    files: files.length,
    share: shareOf(files, arrived),
    isHeld: hold !== null,
    href: page,
  })
}

/** Of all that was chosen, by bytes. */
function shareOf(files: readonly Moving[], arrived: number): number {
  const sum = (bytesOf: (upload: Moving) => number) =>
    files.reduce((bytes, upload) => bytes + bytesOf(upload), arrived)
  return sum(({ file, share }) => file.size * share) / sum(({ file }) => file.size)
}

session.subscribe(() => {
  const { user, ended } = session.get()
  // Whatever page she is on by then.
  const current = underway.get()
  if (ended === 'expired' && user === null && current) rememberForLogin(current.href)
})
