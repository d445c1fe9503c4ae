import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { catalogueOf, codeLists, formOfTemplate, usualVersion } from '../server/src/notices/catalogues.ts'
import { openChecker } from '../server/src/notices/official/checker.ts'
import { rulesFolder, sdkFolder, sdkIsMissing } from '../server/src/notices/test-sdk-folder.ts'
import { compare, timed } from './harness.ts'

const form = formOfTemplate('EU-19', 'de')
if (!form) throw new Error('the form of concession notices is not compiled')
const values = completeFilling(form, codeLists(usualVersion, 'de'), seeded(19))

/** The same notice with so many lots. */
function withLots(count: number): PanelValues {
  return values.flatMap((panel) => {
    if (panel.contentId !== 'GR-Lot') return [panel]
    return Array.from({ length: count }, (_, at) => {
      const copy = JSON.stringify(panel).replaceAll('LOT-0001', `LOT-${String(at + 1).padStart(4, '0')}`)
      return { ...JSON.parse(copy), ordinal: at + 1 }
    })
  })
}

if (sdkIsMissing) console.log('The official check is not measured: the official files are not here.')
else {
  const check = openChecker({ version: usualVersion, schemas: sdkFolder, rules: rulesFolder })
  const catalogue = catalogueOf(usualVersion)
  for (const lots of [1, 10, 100]) {
    const filled = withLots(lots)
    const { xml } = writeNotice({ catalogue, form, values: filled, now: '2026-03-02T10:15:00+01:00' })
    const { failures } = check(xml, '19')
    if (failures.length > 0) throw new Error(`the notice is not valid: ${JSON.stringify(failures[0])}`)
    await compare({
      title: `\nOfficial check of EU-19, warm, ${lots} ${lots === 1 ? 'lot' : 'lots'}`,
      rounds: 5,
      variants: [
        { name: 'JSON.stringify of its values', run: () => timed(async () => JSON.stringify(filled)) },
        { name: 'schema and rules', run: () => timed(async () => check(xml, '19')) },
      ],
    })
  }
}
