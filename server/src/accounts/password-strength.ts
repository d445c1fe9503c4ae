import { mayUsePassword, type PasswordScore } from '@allmende/domain/accounts/accounts.rules.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import { hashPassword } from './passwords.ts'

let checking: ReturnType<typeof loadChecker> | null = null

/** The word lists weigh tens of megabytes in memory, so they are loaded when the first password is set. */
async function loadChecker() {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

/** How hard a password is to guess, 0 to 4; words the guesser would try first make it weaker. */
async function passwordScore(password: string, personalWords: string[]): Promise<PasswordScore> {
  checking ??= loadChecker()
  return (await checking).check(password, personalWords).score as PasswordScore
}

type Person = { email: string; givenName: string; surName: string }

/** The hash of a password that is hard enough to guess; `field` is where it stood in the call. */
export async function hashGoodPassword(password: string, person: Person, field: string): Promise<string> {
  const score = await passwordScore(password, [person.email, person.givenName, person.surName])
  ensure(mayUsePassword(password, person.email, score, field))
  return hashPassword(password)
}
