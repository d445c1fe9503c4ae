import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** An area imports only areas that stand before it. */
const order = [
  'notices',
  'templates',
  'settings',
  'organizations',
  'accounts',
  'locations',
  'parcels',
  'tenders',
  'offers',
  'rooms',
  'messages',
  'procedure',
  'mail',
  'audit',
  'documents',
]
const declaredNotImported = ['mail', 'audit']
/** It prints what the log says. */
const mayReadThem = ['documents']
const forbiddenFolders = ['utils', 'helpers', 'services', 'types']
const longest = 400

const product = globSync('{domain,server,web}/src/**/*.{ts,tsx}')
const tools = globSync(['*.ts', '{e2e,bench,demo}/**/*.ts', 'scripts/*.{ts,mjs}'])
const styles = globSync('web/src/**/*.css')

const isTest = (file: string) => /\.(test|setup)\.tsx?$/.test(file)
const workspaceOf = (path: string) => /^(domain|server|web)\//.exec(path)?.[1]
const areaOf = (path: string) => order.find((area) => /^\w+\/src\/([^/]+)\//.exec(path)?.[1] === area)

type Import = { file: string; target: string; path: string }

const imports: Import[] = product.flatMap((file) =>
  targetsOf(file).map((target) => ({ file, target, path: pathOf(file, target) })),
)

function targetsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const statements = code.matchAll(
    /^(?:import\s|(?:import|export)\b[^'"`;=()]*\bfrom\s)\s*['"]([^'"]+)['"]/gm,
  )
  const calls = code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [...statements, ...calls].map(([, target = '']) => target)
}

/** Where an import leads, from the root: `domain/src/verdict.ts`, or the package's own name. */
function pathOf(file: string, target: string): string {
  if (target.startsWith('.')) return join(dirname(file), target)
  return target.replace(/^@allmende\/(\w+)\//, '$1/src/')
}

const listed = (wrong: Import[]) => wrong.map(({ file, target }) => `${file} imports ${target}`)

test('an area imports only areas that stand before it', () => {
  const wrong = imports.filter(({ file, path }) => {
    const [own, other] = [areaOf(file), areaOf(path)]
    return own && other && !isTest(file) && order.indexOf(other) > order.indexOf(own)
  })
  expect(listed(wrong)).toEqual([])
})

test('no area imports mail or audit: a change declares its mails and its event', () => {
  const wrong = imports.filter(({ file, path }) => {
    const [own, other] = [areaOf(file), areaOf(path)]
    return (
      own &&
      other &&
      !isTest(file) &&
      own !== other &&
      !mayReadThem.includes(own) &&
      declaredNotImported.includes(other)
    )
  })
  expect(listed(wrong)).toEqual([])
})

test('web and server know the domain, never each other; the domain knows neither', () => {
  const wrong = imports.filter(({ file, path }) => {
    const [own, other] = [workspaceOf(file), workspaceOf(path)]
    return other && other !== own && other !== 'domain'
  })
  expect(listed(wrong)).toEqual([])
})

test('the domain depends on zod only', () => {
  const wrong = imports.filter(
    ({ file, path }) =>
      workspaceOf(file) === 'domain' && !isTest(file) && path !== 'zod' && workspaceOf(path) !== 'domain',
  )
  expect(listed(wrong)).toEqual([])
})

test('scripts run before anything is installed, so they import nothing but Node', () => {
  const wrong = globSync('scripts/*.mjs')
    .flatMap((file) => targetsOf(file).map((target) => ({ file, target, path: target })))
    .filter(({ target }) => !/^(node:|\.\/)/.test(target))
  expect(listed(wrong)).toEqual([])
})

test('no barrels', () => {
  expect([...product, ...tools].filter(isBarrel)).toEqual([])
})

function isBarrel(file: string): boolean {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const onlyPassesOn = lines.length > 0 && lines.every((line) => /^export .* from '/.test(line))
  return onlyPassesOn || basename(file).startsWith('index.')
}

test(`no folder called ${forbiddenFolders.join(', ')}`, () => {
  const wrong = [...product, ...tools, ...styles].filter((file) =>
    dirname(file)
      .split('/')
      .some((folder) => forbiddenFolders.includes(folder)),
  )
  expect(wrong).toEqual([])
})

test(`no source file is longer than ${longest} lines`, () => {
  const lengths = [...product, ...tools, ...styles].map((file) => ({
    file,
    lines: readFileSync(file, 'utf8').split('\n').length - 1,
  }))
  expect(
    lengths.filter(({ lines }) => lines > longest).map(({ file, lines }) => `${file}: ${lines} lines`),
  ).toEqual([])
})
