import { readFile } from 'node:fs/promises'

/** What checks; both verifiers are made of these, each in one file, what is used before what uses it. */
const sources = [
  'sha256',
  'texts',
  'reading',
  'zip',
  'manifest-checks',
  'container-checks',
  'log-checks',
  'checks',
]

const read = (name: string): Promise<string> =>
  readFile(new URL(`./verifier/${name}`, import.meta.url), 'utf8')

/** A source file as a part of one file: what it imports from its neighbours is there already. */
const part = async (name: string): Promise<string> =>
  (await read(name)).replaceAll(/^import \{[^{}]*\} from '\.\/[^'\n]*'\n+/gm, '').replaceAll(/^export /gm, '')

const checks = async (): Promise<string> =>
  (await Promise.all(sources.map((name) => part(`${name}.mjs`)))).join('\n')

// Functions as replacements, so that no sign in a script is taken for a pattern.

/** For Node: `node pruefen.mjs`. */
export async function* nodeVerifier(): AsyncGenerator<string> {
  const script = await checks()
  yield (await part('node.mjs')).replace('/* checks */\n', () => `${script}\n`)
}

/** For a browser: one page that loads nothing. */
export async function* pageVerifier(): AsyncGenerator<string> {
  const script = `${await checks()}\n${await part('browser.mjs')}`
  yield (await read('page.html')).replace('/* script */', () => script)
}
