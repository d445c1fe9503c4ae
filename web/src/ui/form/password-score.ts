import type { PasswordScore } from '@allmende/domain/accounts/accounts.rules.ts'

let checking: ReturnType<typeof loadChecker> | null = null

/** The same lists as the server's; heavy, so they are fetched with the first password typed. */
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

/** How hard a password is to guess; null where the lists cannot be had, then the server alone judges. */
export async function passwordScore(
  password: string,
  personalWords: readonly string[],
): Promise<PasswordScore | null> {
  checking ??= loadChecker()
  try {
    return (await checking).check(password, personalWords.filter(Boolean)).score as PasswordScore
  } catch {
    checking = null
    return null
  }
}
