import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { catalogueOf, codeLists, formOfTemplate } from '../server/src/notices/catalogues.ts'
import { openChecker } from '../server/src/notices/official/checker.ts'
import type { Engine } from '../server/src/notices/official/rule-book.ts'
import { foldersOf, type OfficialFiles, officialFiles } from '../server/src/notices/test-sdk-folder.ts'
import { compare, timed, type Variant } from './harness.ts'
import type { ColdCheck } from './official-cold.worker.ts'

const subtype = '19'

/** The same notice with so many lots. */
function withLots(values: PanelValues, count: number): PanelValues {
  return values.flatMap((panel) => {
    if (panel.contentId !== 'GR-Lot') return [panel]
    return Array.from({ length: count }, (_, at) => {
      const copy = JSON.stringify(panel).replaceAll('LOT-0001', `LOT-${String(at + 1).padStart(4, '0')}`)
      return { ...JSON.parse(copy), ordinal: at + 1 }
    })
  })
}

function noticeOf({ version }: OfficialFiles, lots: number): string {
  const form = formOfTemplate(`EU-${subtype}`, 'de', version)
  if (!form) throw new Error(`the form of concession notices is not compiled for ${version}`)
  const values = withLots(completeFilling(form, codeLists(version, 'de'), seeded(19)), lots)
  return writeNotice({ catalogue: catalogueOf(version), form, values, now: '2026-03-02T10:15:00+01:00' }).xml
}

/** As the product does it, and with the full XPath engine for every rule. */
const engines: readonly { words: string; engine: Engine }[] = [
  { words: '', engine: {} },
  { words: ', full engine alone', engine: { isPlainUsed: false } },
]
type Way = { name: string; files: OfficialFiles; engine: Engine }
const ways: Way[] = engines.flatMap(({ words, engine }) =>
  officialFiles.map((files) => ({ name: `${files.version}${words}`, files, engine })),
)

function warm({ name, files, engine }: Way, lots: number): Variant {
  const check = openChecker(foldersOf(files), engine)
  const xml = noticeOf(files, lots)
  check(xml, subtype)
  return { name, run: () => timed(async () => check(xml, subtype)) }
}

function cold({ name, files, engine }: Way): Variant {
  const workerData: ColdCheck = { folders: foldersOf(files), engine, xml: noticeOf(files, 1), subtype }
  const file = new URL('./official-cold.worker.ts', import.meta.url)
  return {
    name,
    run: async () => {
      const [milliseconds] = (await once(new Worker(file, { workerData }), 'message')) as [number]
      return milliseconds
    },
  }
}

async function measured(title: string, rounds: number, variants: Variant[]): Promise<void> {
  const [first, ...others] = variants
  if (first) await compare({ title: `\n${title}`, rounds, variants: [first, ...others] })
}

if (officialFiles.some(({ missing }) => missing))
  console.log('The official check is not measured: the official files are not here.')
else {
  const title = `Official check of EU-${subtype}, schema and rules`
  await measured(`${title}, first notice of a thread`, 3, ways.map(cold))
  for (const lots of [1, 10, 100])
    await measured(
      `${title}, warm, ${lots} ${lots === 1 ? 'lot' : 'lots'}`,
      5,
      ways.map((way) => warm(way, lots)),
    )
}
