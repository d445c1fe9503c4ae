import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The areas; one imports only those that stand before it. */
const areas = [
  'notices',
  'templates',
  'settings',
  'organizations',
  'accounts',
  'locations',
  'parcels',
  'rooms',
  'procedure',
  'tenders',
  'offers',
  'messages',
  'record',
  'mail',
  'audit',
  'documents',
  'archive',
]

/**
 * Every folder and file of a workspace from the ground up: what stands in one line may use what stands in it and
 * before it. The areas' mechanisms lie below them; what puts the areas together stands above.
 */
const order: Record<string, string[][]> = {
  domain: [
    [
      'exception-types.ts',
      'texts.ts',
      'times.ts',
      'sort-key.ts',
      'sizes.ts',
      'signs.ts',
      'addresses.ts',
      'platform-name.ts',
      'parcel-map.ts',
      'method.ts',
    ],
    ['deed'],
    ['verdict.ts', 'house.reasons.ts', 'validation.ts', 'plain-names.ts', 'changes.ts', 'actor.ts'],
    ['files', 'geometry'],
    ...areas.map((area) => [area]),
    ['contract.ts', 'reasons.ts', 'notifications.ts'],
  ],
  server: [
    ['log.ts', 'config.ts', 'own-address.ts', 'version.ts'],
    ['database'],
    ['rpc'],
    ['http', 'gate'],
    ['jobs'],
    ['files', 'tiles', 'pictures'],
    ...areas.map((area) => (area === 'notices' ? ['notices', 'portal'] : [area])),
    ['assembly'],
    ['platform.ts', 'main.ts', 'verify-log.ts', 'rotate-keys.ts'],
  ],
}
const declaredNotImported = ['mail', 'audit']
/** It prints what the log says. */
const mayReadThem = ['documents', 'archive']
const forbiddenFolders = ['utils', 'helpers', 'services', 'types']
const longest = 400

const product = globSync('{domain,server,web}/src/**/*.{ts,tsx}')
const tools = globSync(['*.ts', '{e2e,bench,demo}/**/*.ts', 'scripts/*.{ts,mjs}'])
const styles = globSync('web/src/**/*.css')

const isTest = (file: string) => /\.(test|setup)\.tsx?$/.test(file)
const workspaceOf = (path: string) => /^(domain|server|web)\//.exec(path)?.[1]
const areaOf = (path: string) => areas.find((area) => /^\w+\/src\/([^/]+)\//.exec(path)?.[1] === area)

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

/** How high something stands in its workspace; undefined where nobody gave it a place. */
function floorOf(path: string): number | undefined {
  const [, workspace = '', room = ''] = /^(\w+)\/src\/([^/]+)/.exec(path) ?? []
  const floor = order[workspace]?.findIndex((rooms) => rooms.includes(room))
  return floor === undefined || floor < 0 ? undefined : floor
}
const isOrdered = (path: string) =>
  /^(domain|server)\/src\//.test(path) && !isTest(path) && !/\/(test-|role-matrix)[^/]*$/.test(path)

test('everything has its place in the order', () => {
  expect(product.filter((file) => isOrdered(file) && floorOf(file) === undefined)).toEqual([])
})

test('nothing imports what stands above it', () => {
  const wrong = imports.filter(({ file, path }) => {
    const [own, other] = [floorOf(file), floorOf(path)]
    const isInside = isOrdered(file) && workspaceOf(file) === workspaceOf(path)
    return isInside && own !== undefined && other !== undefined && other > own
  })
  expect(listed(wrong)).toEqual([])
})

test('the ground of the server knows no area of the domain either', () => {
  const ground = /^server\/src\/(log|config|database|rpc|http|gate|jobs|files|tiles|pictures)\b/
  const wrong = imports.filter(
    ({ file, path }) => ground.test(file) && !isTest(file) && areaOf(path) !== undefined,
  )
  expect(listed(wrong)).toEqual([])
})

/** Which area owns a table: the one whose file declares it. */
const owners = new Map(
  [...readFileSync('server/src/assembly/tables.ts', 'utf8').matchAll(/^ {4}(\w+): (\w+)$/gm)].map(
    ([, table = '', type = '']) => [table, ownerOf(type)],
  ),
)

function ownerOf(type: string): string {
  const declared = globSync('server/src/**/*.ts').find((file) =>
    readFileSync(file, 'utf8').includes(`export type ${type} =`),
  )
  return /^server\/src\/([^/]+)\//.exec(declared ?? '')?.[1] ?? ''
}

/** Tables that a file reads or changes. */
function tablesIn(file: string): { table: string; changes: boolean }[] {
  const uses = readFileSync(file, 'utf8').matchAll(
    /\.(selectFrom|innerJoin|leftJoin|crossJoin|insertInto|updateTable|deleteFrom)\(\s*\[?\s*'(\w+)/g,
  )
  return [...uses].map(([, verb = '', table = '']) => ({ table, changes: /insert|update|delete/.test(verb) }))
}

const queryFiles = product.filter(
  (file) =>
    file.startsWith('server/src/') &&
    !isTest(file) &&
    !/\/test-[^/]*$/.test(file) &&
    !/assembly|migrations/.test(file),
)

test('a table is read by its own area and those after it, and changed by its own area alone', () => {
  const wrong = queryFiles.flatMap((file) => {
    const own = /^server\/src\/([^/]+)\//.exec(file)?.[1] ?? ''
    return tablesIn(file)
      .filter(({ table, changes }) => {
        const owner = owners.get(table)
        if (owner === undefined || owner === own) return false
        return changes || areas.indexOf(owner) > areas.indexOf(own)
      })
      .map(
        ({ table, changes }) => `${file} ${changes ? 'changes' : 'reads'} ${table} of ${owners.get(table)}`,
      )
  })
  expect([...owners.values()]).not.toContain('')
  expect(wrong).toEqual([])
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
