import type { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import type { MethodName } from '@allmende/domain/contract.ts'
import type { Method } from '@allmende/domain/method.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { call, watchCalls } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'
import { queryClient } from '../rpc/queries.ts'
import { connectAs, connection, continueAs, onNotification, startIn, wire } from '../rpc/server.ts'
import { forgetToasts } from '../ui/toast-store.ts'
import { startBrowserMark } from './browser-mark.ts'
import { forgetRegistration } from './kept-registration.ts'
import { nobody, patchSession, type Session, session } from './session.ts'
import { rememberForLogin, targets } from './targets.ts'
import { onTokenOfOtherTab, storedToken, storeToken } from './token-storage.ts'

/** Called once, when the page starts. */
export function startSession(language: Language) {
  onNotification({
    setSessionUser: (user, confirmed) => whenQuiet(() => recognize(user, confirmed)),
    logout: () => whenQuiet(() => end('expired')),
  })
  watchCalls({ onRefused: (error, name, kind) => isLoginMissing(error) && loginMissing(name, kind) })
  onTokenOfOtherTab(followTab)
  startIn(language)
  startBrowserMark()
  const token = storedToken()
  session.set({ ...nobody, token, settled: token === null })
  // Whoever is known is greeted with a notification; what decodes it shall be there by then.
  if (token) void wire()
  connectAs(token)
}

/** A wrong code is a refusal of the same kind, but it names its field. */
const isLoginMissing = ({ type, fields }: CallError) =>
  type === 'AuthenticationException' && Object.keys(fields).length === 0

/** A call needed a login that is not, or no longer, there. */
function loginMissing(name: MethodName, kind: Method['kind']) {
  if (name === 'login' || name === 'logout') return
  const { token, ended } = session.get()
  if (token) return end('expired')
  // What was still being fetched for someone who has left is no wish to come back.
  if (ended === 'left' && kind === 'read') return
  // The page that sent her here knows better where she wanted to go.
  if (targets.get().afterLogin === null) rememberForLogin(currentHref())
}

const currentHref = () => window.location.pathname + window.location.search + window.location.hash

/** The server has switched the socket the call came on. */
export async function logIn(email: string, password: string) {
  const { token, user } = await call('login', email, password)
  forgetRegistration()
  storeToken(token)
  continueAs(token)
  session.set({ ...nobody, token, user, twoFactorConfirmed: user.twoFactorEnabled !== true })
  void queryClient.invalidateQueries()
}

export async function logOut() {
  // Whatever the answer, nobody may go on in this browser; without a connection the session ends by its idle limit.
  if (connection.state.get().connected) await call('logout').catch(() => null)
  end('left')
}

/** While a step of several calls runs, what the server says of the session waits for its end. */
let waiting: (() => void)[] | null = null
const whenQuiet = (react: () => void) => (waiting ? void waiting.push(react) : react())

async function inOneStep(work: () => Promise<() => void>) {
  waiting = []
  try {
    whenQuiet(await work())
  } finally {
    const reactions = waiting
    waiting = null
    reactions.at(-1)?.()
  }
}

/** Sets the second factor up and goes on with the same code. */
export const setUpSecondFactor = (password: string, code: string) =>
  inOneStep(async () => {
    await call('changeTwoFactorConfig', password, code, true, null)
    const user = await call('authenticate', code)
    return () => recognize(user, true)
  })

/** A new password ends every session of its owner; this one by her own wish. */
export const changeOwnPassword = (old: string, password: string) =>
  inOneStep(async () => {
    await call('changePassword', old, null, password)
    return () => end('left')
  })

function recognize(user: SessionUser, twoFactorConfirmed: boolean) {
  const before = session.get()
  patchSession({ user, twoFactorConfirmed, settled: true })
  const sameLogin = before.user?.email === user.email && before.twoFactorConfirmed === twoFactorConfirmed
  if (!sameLogin) void queryClient.invalidateQueries()
}

/** Forgets the person and everything fetched for her; drafts stay, they are kept per user. */
export function end(how: NonNullable<Session['ended']>) {
  const hadToken = session.get().token !== null
  storeToken(null)
  session.set({ ...nobody, ended: hadToken ? how : session.get().ended })
  if (!hadToken) return
  connection.abandon()
  connectAs(null)
  void queryClient.resetQueries()
  forgetToasts()
}

function followTab(token: string | null) {
  if (token === session.get().token) return
  if (token === null) return end('left')
  session.set({ ...nobody, token, settled: false })
  connectAs(token)
}
