import {
  accountPolicy,
  type FactorRequest,
  type OwnFactor,
  ownFactorPolicy,
} from '@allmende/domain/accounts/accounts.policy.ts'
import { isConfirmed, wrongCodesAllowed } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Actor } from '@allmende/domain/actor.ts'
import { existing, Refusal, refuse, refused, type Verdict } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'
import { KeptRefusal } from '../rpc/kept-refusal.ts'
import { type Context, nothing, methodsOf } from '../rpc/method.ts'
import type { User, accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { type Account, findAccount, lockAccount, setAccount } from './accounts.queries.ts'
import { type Attempt, forgiveUpTo } from './login-attempts.queries.ts'
import { countAttempt, failed, prove } from './proof.ts'
import { openFactor, sealFactor } from './sealed-factors.queries.ts'
import { confirmSession, countCode, removeSession, unconfirmSessions } from './sessions.queries.ts'
import type { Session } from '../rpc/session.ts'
import { matchingStep, newTwoFactorSecret, qrCode } from './two-factor.ts'

const { change } = methodsOf<typeof accountsContract>()

/** The caller's own account, whatever still stands between her and a full login. */
type Own = { account: Account; session: Session }
type MaybeOwn = { own: Own | null }

async function loadOwn({ db, session }: Context): Promise<MaybeOwn> {
  const account = session && (await lockAccount(db, session.user.email))
  return { own: account ? { account, session } : null }
}

function factorOf({ own }: MaybeOwn): OwnFactor {
  if (!own) return null
  const { user } = own.account
  return {
    twoFactorEnabled: user.twoFactorEnabled,
    required: own.session.twoFactorRequired,
    emailConfirmed: isConfirmed(user),
  }
}

const mayPrepare = (actor: Actor, subject: MaybeOwn) => ownFactorPolicy.prepare(actor, factorOf(subject))

/** The secret that counts once a code was given with it; the same for every tab until then. */
async function secretOf(
  { db, keys }: Context,
  { own }: MaybeOwn,
): Promise<{ email: string; secret: string }> {
  const { account } = existing(own)
  const { email } = account.user
  const known = openFactor(keys, account)
  const secret = known ?? newTwoFactorSecret()
  if (!known) await setAccount(db, email, { twoFactorSealed: sealFactor(keys, email, secret) })
  return { email, secret }
}

async function reloaded(db: Db, email: string) {
  return existing(await findAccount(db, email)).user
}

export const twoFactorMethods = [
  change('getTwoFactorQRCode', {
    load: loadOwn,
    allow: mayPrepare,
    run: async (context, subject) => {
      const { email, secret } = await secretOf(context, subject)
      return qrCode(email, secret)
    },
    record: nothing, // nothing is decided yet
  }),

  change('getTwoFactorKey', {
    load: loadOwn,
    allow: mayPrepare,
    run: async (context, subject) => (await secretOf(context, subject)).secret,
    record: nothing, // nothing is decided yet
  }),

  change('authenticate', {
    load: loadOwn,
    allow: ownFactorPolicy.confirm,
    before: async (context, { own }) => {
      const { account, session } = existing(own)
      const attempt = await countAttempt(context, account.user.email, account.user)
      return { attempt, codes: await countCode(context.db, session) }
    },
    run: async ({ db, keys, now }, { own }, [code], { attempt, codes }) => {
      const { account, session } = existing(own)
      const { user, twoFactorLastStep } = account
      const step = codes > wrongCodesAllowed ? null : acceptedStep(keys, account, session, code, now)
      if (step === null) throw wrongCode(user, session, codes)
      await setAccount(db, user.email, { twoFactorLastStep: Math.max(step, twoFactorLastStep ?? 0) })
      await confirmSession(db, session)
      await forgiveUpTo(db, attempt, now)
      return user
    },
    record: (_subject, { email }) => ({ type: 'TWO_FACTOR_AUTHENTICATED', userName: email }),
    announce: (_subject, { email }) => [{ kind: 'userChanged', email }],
  }),

  change('changeTwoFactorConfig', {
    load: async (context, password, _code, enabled, email) => {
      const request = requestOf(context, password, enabled, email)
      const other = request === 'reset' && email ? await lockAccount(context.db, email) : null
      return { request, other, ...(await loadOwn(context)) }
    },
    allow: mayChange,
    before: async (context, { request, own }, [password]): Promise<Attempt | null> => {
      if (request === 'skip' || request === 'reset') return null
      const { account } = existing(own)
      if (password === null) return refuse('passwordMissing', { fields: ['0'] })
      const { proof, attempt } = await prove(context, account.user.email, account, password)
      return proof ? attempt : refuse('wrongPassword', failed(account.user, '0'))
    },
    run: async ({ db, keys, now }, { request, own, other }, [, code], attempt) => {
      const account = existing(request === 'reset' ? other : (own?.account ?? null))
      const { user, twoFactorLastStep } = account
      if (request === 'skip') {
        await setAccount(db, user.email, { twoFactorEnabled: false, twoFactorSealed: null })
      } else if (request === 'reset') {
        await setAccount(db, user.email, {
          twoFactorEnabled: null,
          twoFactorSealed: null,
          twoFactorLastStep: null,
        })
      } else {
        const step = matchingStep(openFactor(keys, account), code ?? '', now, twoFactorLastStep)
        if (step === null) return refuse('wrongCode', failed(user, '1'))
        await forgiveUpTo(db, existing(attempt), now)
        await (request === 'enable' ? enable(db, existing(own), step) : disable(db, user.email))
      }
      return reloaded(db, user.email)
    },
    record: ({ request }, { email }) => {
      if (request === 'skip') return { type: 'TWO_FACTOR_DISABLED', userName: email, data: skipped }
      const type = request === 'enable' ? 'TWO_FACTOR_ENABLED' : 'TWO_FACTOR_DISABLED'
      return request === 'reset' ? { type, data: { user: email } } : { type, userName: email }
    },
    announce: (_subject, { email }) => [
      { kind: 'userChanged', email },
      { kind: 'storeChanged', entity: 'user', id: email },
    ],
  }),
]

/** What the log says of who went on without ever having had one. */
const skipped = {
  changes: [{ label: 'Zwei-Faktor-Authentifizierung', oldValue: null, newValue: 'übersprungen' }],
}

type FactorSubject = MaybeOwn & { request: FactorRequest; other: Account | null }

function requestOf(
  { session }: Context,
  password: string | null,
  enabled: boolean | null,
  email: string | null,
): FactorRequest {
  if (email !== null && email !== session?.user.email) return 'reset'
  if (enabled === true) return 'enable'
  return password === null ? 'skip' : 'disable'
}

function mayChange(actor: Actor, subject: FactorSubject): Verdict {
  const { request, other } = subject
  if (request === 'reset') return accountPolicy.administrate(actor, other?.user ?? null)
  const decide = {
    enable: ownFactorPolicy.prepare,
    disable: ownFactorPolicy.disable,
    skip: ownFactorPolicy.skip,
  }[request]
  return decide(actor, factorOf(subject))
}

/** From now on a code is asked of every session; the one it was set up in may use the same code for that. */
async function enable(db: Db, { account, session }: Own, step: number): Promise<void> {
  await setAccount(db, account.user.email, { twoFactorEnabled: true, twoFactorLastStep: step })
  await unconfirmSessions(db, account.user.email, session, step)
}

async function disable(db: Db, email: string): Promise<void> {
  await setAccount(db, email, { twoFactorEnabled: false, twoFactorSealed: null, twoFactorLastStep: null })
}

/** The code the factor was just set up with is good for this one login too; every other works once. */
function acceptedStep(
  keys: MasterKeys,
  account: Account,
  { setUpStep }: Session,
  code: string,
  now: Date,
): number | null {
  const secret = openFactor(keys, account)
  const unused = matchingStep(secret, code, now, account.twoFactorLastStep)
  if (unused !== null || setUpStep === null) return unused
  return matchingStep(secret, code, now, setUpStep - 1) === setUpStep ? setUpStep : null
}

/** The last wrong code allowed ends the session, although the call is undone. */
function wrongCode(user: User, session: Session, codes: number): Refusal {
  const verdict = refused('wrongCode', failed(user, '0'))
  if (codes < wrongCodesAllowed) return new Refusal(verdict)
  return new KeptRefusal(verdict, {
    run: (db) => removeSession(db, session.tokenHash),
    announce: [{ kind: 'sessionEnded', tokenHash: session.tokenHash.toString('hex') }],
  })
}
