import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { catalogueOf, codeLists, formOfTemplate, usualVersion } from '../server/src/notices/catalogues.ts'

const titleOf = (lot: number) => `GR-Lot[${lot}]/GR-Lot-Purpose/GR-Lot-Description/BT-21-Lot`
const formOf = (version: string) => formOfTemplate('EU-19', 'de', version) as Form

/** A complete concession notice with as many filled lots as asked for. */
export const withFilledLots = (count: number, version: string = usualVersion): PanelValues =>
  completeFilling(formOf(version), codeLists(version, 'de'), seeded(4)).flatMap((panel) =>
    panel.contentId === 'GR-Lot'
      ? Array.from({ length: count }, (_, at) => {
          const id = `LOT-${String(at + 1).padStart(4, '0')}`
          const copy = JSON.parse(JSON.stringify(panel).replaceAll('LOT-0001', id)) as typeof panel
          return { ...copy, ordinal: at + 1 }
        })
      : [panel],
  )

/** The same as the file one would import; only the last lot has no title yet, so that its form opens there. */
export const noticeWithLots = (count: number): string =>
  writeNotice({
    catalogue: catalogueOf(usualVersion),
    form: formOf(usualVersion),
    values: withField(formOf(usualVersion), withFilledLots(count), titleOf(count), null),
    now: '2026-03-02T10:15:00+01:00',
  }).xml
