import type { Form } from '@allmende/domain/notices/form/form.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { catalogueOf, formOfTemplate, sdkVersions } from '../server/src/notices/catalogues.ts'
import { parseXml } from '../server/src/notices/xml-parser.ts'
import { compare } from './harness.ts'
import { withFilledLots } from './imported-lots.ts'

const repeats = 20
const each = (work: () => unknown) => async () => {
  const start = performance.now()
  for (let index = 0; index < repeats; index++) work()
  return (performance.now() - start) / repeats
}

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
      { name: 'JSON.stringify of the values', run: each(() => JSON.stringify(values)) },
      { name: 'JSON.parse of the values', run: each(() => JSON.parse(json)) },
      { name: 'form → XML', run: each(write) },
      { name: 'XML → elements', run: each(() => parseXml(xml, catalogue)) },
      { name: 'elements → form', run: each(() => readNotice(catalogue, () => form, root)) },
    ],
  })
}

for (const version of sdkVersions) {
  const [few, many] = [await measured(version, 1), await measured(version, 100)]
  console.log('\nGrowth from 1 to 100 lots (linear: at most × 100)')
  const growth = [...many].map(([name, time]) => ({ name, factor: time / (few.get(name) ?? Number.NaN) }))
  for (const { name, factor } of growth) console.log(`${name}: × ${factor.toFixed(0)}`)
  const steep = growth.filter(({ factor }) => factor > 400).map(({ name }) => name)
  if (steep.length > 0) throw new Error(`grows much faster than the lots: ${steep.join(', ')}`)
}
