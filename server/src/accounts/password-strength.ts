import type { PasswordScore } from '@allmende/domain/accounts/accounts.rules.ts'

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
export async function passwordScore(password: string, personalWords: string[]): Promise<PasswordScore> {
  checking ??= loadChecker()
  return (await checking).check(password, personalWords).score as PasswordScore
}
