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
    // Each reading of signs as letters costs as much as a password of its own; the default is 100.
    l33tMaxSubstitutions: 10,
  })
}

/** So many characters are judged in about 15 ms at worst; 128 of them held up everybody else for a second. */
export const mostJudged = 24

/** What is judged of a password: all of it or, of a long one, two parts. Whoever guesses it has guessed each of them. */
export function partsOf(password: string): string[] {
  if (password.length <= mostJudged) return [password]
  const said = saidTwice(password)
  return said.length <= mostJudged ? [said] : [said.slice(0, mostJudged), said.slice(-mostJudged)]
}

/** What is said over and over is no harder to guess than said twice; cut elsewhere it would look as if it were. */
function saidTwice(password: string): string {
  let length = 1
  while (!password.startsWith(password.slice(length))) length++
  return password.slice(0, 2 * length)
}

/** How hard a password is to guess, 0 to 4; words the guesser would try first make it weaker. */
async function passwordScore(password: string, personalWords: string[]): Promise<PasswordScore> {
  checking ??= loadChecker()
  const checker = await checking
  const scores = partsOf(password).map((part) => checker.check(part, personalWords).score)
  return Math.max(...scores) as PasswordScore
}

type Person = { email: string; givenName: string; surName: string }

/** The hash of a password that is hard enough to guess; `field` is where it stood in the call. */
export async function hashGoodPassword(password: string, person: Person, field: string): Promise<string> {
  const score = await passwordScore(password, [person.email, person.givenName, person.surName])
  ensure(mayUsePassword(password, person.email, score, field))
  return hashPassword(password)
}
