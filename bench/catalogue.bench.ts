import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { formOfTemplate, sdkVersions, smallLists } from '../server/src/notices/catalogues.ts'
import { compileSdk } from '../server/src/notices/compile/compile.ts'
import { type OfficialFiles, officialFiles } from '../server/src/notices/test-sdk-folder.ts'
import { node24 } from '../scripts/node24.mjs'
import { root } from '../scripts/paths.mjs'
import { compare, printTable, timed } from './harness.ts'

const limit = 60 * 1024

/** Every file the compiler looks at; the JSON among them parsed. */
async function readInputs({ sdk, rules }: OfficialFiles): Promise<void> {
  const inputs = [
    `${sdk}/{fields,notice-types,codelists}/*.{json,gc}`,
    `${sdk}/translations/*.xml`,
    `${sdk}/schemas/*/*.xsd`,
    `${rules}/*.json`,
  ]
  for (const file of globSync(inputs)) {
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.json')) JSON.parse(text)
  }
}

for (const files of officialFiles)
  if (files.missing)
    console.log(`Compiling ${files.version} is not measured: its official files are not here.`)
  else
    await compare({
      title: `Compiling the catalogue of ${files.version}`,
      rounds: 5,
      variants: [
        { name: 'reading its inputs and JSON.parse', run: () => timed(() => readInputs(files)) },
        { name: 'compiling', run: () => timed(async () => compileSdk(files.sdk, files.rules)) },
      ],
    })

const catalogues = JSON.stringify(new URL('../server/src/notices/catalogues.ts', import.meta.url).href)
const all = `
  for (const version of c.sdkVersions) for (const language of ['de', 'en']) {
    for (const { subtype } of c.listBuiltIn(language, version)) c.formOfTemplate('EU-' + subtype, language, version)
    for (const list of ['cpv', 'nuts', 'nuts-lvl3']) c.codeLists(version, language).has(list, '')
  }`

/** What a process of its own keeps after that work, in MiB. */
function memoryAfter(work: string): number {
  const code = `const c = await import(${catalogues}); ${work}; gc(); console.log(process.memoryUsage().heapUsed)`
  const { stdout } = spawnSync(node24(), ['--expose-gc', '--input-type=module', '-e', code], { cwd: root })
  return Number(String(stdout)) / 1024 / 1024
}

const before = memoryAfter('')
const memory = (name: string, work: string) => {
  const after = memoryAfter(work)
  return [name, `${(after - before).toFixed(1)} MiB`, `× ${(after / before).toFixed(2)}`]
}
console.log(`\nMemory that a server keeps (× a process with the code alone, ${before.toFixed(1)} MiB)`)
printTable([
  ...sdkVersions.map((version) =>
    memory(
      `the form of EU-19 in ${version} and its small lists`,
      `c.formOfTemplate('EU-19', 'de', '${version}'); c.smallLists('${version}', 'de')`,
    ),
  ),
  memory('every form, list, CPV and NUTS, all versions, both languages', all),
])

const packed = (value: unknown) => gzipSync(JSON.stringify(value)).length
const row = (name: string, bytes: number) => [
  name,
  `${(bytes / 1024).toFixed(1)} KiB`,
  `${((bytes / limit) * 100).toFixed(0)} %`,
]
console.log('\nForm data to open a notice for the first time, gzip (100 % = 60 KiB)')
printTable(
  sdkVersions.flatMap((version) => {
    const bundle = packed(smallLists(version, 'de'))
    return [
      row(`${version}: all small code lists`, bundle),
      ...['EU-19', 'EU-29'].map((id) =>
        row(`${version}: ${id} with them`, packed(formOfTemplate(id, 'de', version)) + bundle),
      ),
    ]
  }),
)
