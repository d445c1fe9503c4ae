import { readFile } from 'node:fs/promises'

const source = (name: string): Promise<string> =>
  readFile(new URL(`./verifier/${name}`, import.meta.url), 'utf8')

/** What checks; both verifiers are made of it, each in one file. */
const checks = async (): Promise<string> => (await source('checks.mjs')).replaceAll(/^export /gm, '')

/** For Node: `node pruefen.mjs`. */
export async function* nodeVerifier(): AsyncGenerator<string> {
  const ownPart = (await source('node.mjs')).replace(/^import .* from '\.\/checks\.mjs'\n/m, '')
  yield `${ownPart.replace('/* checks */\n', await checks())}`
}

/** For a browser: one page that loads nothing. */
export async function* pageVerifier(): AsyncGenerator<string> {
  const page = await source('page.html')
  const script = `${await checks()}\n${(await source('browser.mjs')).replaceAll(/^import .* from '\.\/.*\n/gm, '')}`
  // A function, so that no sign in the script is taken for a pattern.
  yield page.replace('/* script */', () => script)
}
