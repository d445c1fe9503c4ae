import type { Form } from '@allmende/domain/notices/form/form.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { catalogueOf, formOfTemplate, sdkVersions } from '../server/src/notices/catalogues.ts'
import { parseXml } from '../server/src/notices/xml-parser.ts'
import { compare } from './harness.ts'
import { withFilledLots } from './imported-lots.ts'

const repeats = 20
/** Processor time: others on the same machine take nothing from it. */
const each = (work: () => unknown) => async () => {
  const start = process.cpuUsage()
  for (let index = 0; index < repeats; index++) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / repeats
}

/** Against the JSON of the same values: writing against making it, reading, from the file to the form, against parsing it. */
const [stringified, parsed] = ['JSON.stringify of the values', 'JSON.parse of the values']
const [written, elements, read] = ['form → XML', 'XML → elements', 'elements → form']
const baselines = [
  [written, stringified],
  [elements, parsed],
  [read, parsed],
] as const
const most = 10

async function measured(version: string, count: number): Promise<Map<string, number>> {
  const catalogue = catalogueOf(version)
  const form = formOfTemplate('EU-19', 'de', version) as Form
  const values = withFilledLots(count, version)
  const write = () => writeNotice({ catalogue, form, values, now: '2026-03-02T10:15:00+01:00' })
  const { xml } = write()
  const root = parseXml(xml, catalogue)
  const json = JSON.stringify(values)
  return compare({
    title: `EU-19 of ${version} with lots: ${count}, ${Math.round(xml.length / 1024)} KiB of XML`,
    rounds: 9,
    variants: [
      { name: stringified, run: each(() => JSON.stringify(values)) },
      { name: parsed, run: each(() => JSON.parse(json)) },
      { name: written, run: each(write) },
      { name: elements, run: each(() => parseXml(xml, catalogue)) },
      { name: read, run: each(() => readNotice(catalogue, () => form, root)) },
    ],
  })
}

const faults: string[] = []
for (const version of sdkVersions) {
  const [few, many] = [await measured(version, 1), await measured(version, 100)]
  const timeOf = (name: string) => many.get(name) ?? Number.NaN
  console.log(`\nEU-19 of ${version}, 100 lots against the JSON of the same values (aim: below × ${most})`)
  for (const [name, baseline] of baselines) {
    const factor = timeOf(name) / timeOf(baseline)
    console.log(`${name}: × ${factor.toFixed(1)} of ${baseline}`)
    if (!(factor < most)) faults.push(`${name} of ${version} costs × ${factor.toFixed(1)} of ${baseline}`)
  }
  console.log('\nGrowth from 1 to 100 lots (linear: at most × 100)')
  for (const [name, time] of many) {
    const factor = time / (few.get(name) ?? Number.NaN)
    console.log(`${name}: × ${factor.toFixed(0)}`)
    if (factor > 400) faults.push(`${name} of ${version} grows much faster than the lots`)
  }
}
if (faults.length > 0) throw new Error(faults.join('\n'))
