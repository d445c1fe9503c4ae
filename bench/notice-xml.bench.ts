import type { Form } from '@allmende/domain/notices/form/form.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { catalogueOf, formOfTemplate, usualVersion } from '../server/src/notices/catalogues.ts'
import { parseXml } from '../server/src/notices/xml-parser.ts'
import { compare } from './harness.ts'
import { withFilledLots } from './imported-lots.ts'

const catalogue = catalogueOf(usualVersion)
const form = formOfTemplate('EU-19', 'de') as Form
const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, 'de')
const repeats = 20
const each = (work: () => unknown) => async () => {
  const start = performance.now()
  for (let index = 0; index < repeats; index++) work()
  return (performance.now() - start) / repeats
}

async function measured(count: number): Promise<Map<string, number>> {
  const values = withFilledLots(count)
  const write = () => writeNotice({ catalogue, form, values, now: '2026-03-02T10:15:00+01:00' })
  const { xml } = write()
  const root = parseXml(xml)
  return compare({
    title: `EU-19 with lots: ${count}, ${Math.round(xml.length / 1024)} KiB of XML`,
    rounds: 9,
    variants: [
      { name: 'JSON.stringify of the values', run: each(() => JSON.stringify(values)) },
      { name: 'form → XML', run: each(write) },
      { name: 'XML → elements', run: each(() => parseXml(xml)) },
      { name: 'elements → form', run: each(() => readNotice(catalogue, formOf, root)) },
    ],
  })
}

const [few, many] = [await measured(1), await measured(100)]
console.log('\nGrowth from 1 to 100 lots (linear: at most × 100)')
const growth = [...many].map(([name, time]) => ({ name, factor: time / (few.get(name) ?? Number.NaN) }))
for (const { name, factor } of growth) console.log(`${name}: × ${factor.toFixed(0)}`)
const steep = growth.filter(({ factor }) => factor > 400).map(({ name }) => name)
if (steep.length > 0) throw new Error(`grows much faster than the lots: ${steep.join(', ')}`)
