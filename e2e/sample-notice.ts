import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { catalogueOf, codeLists, formOfTemplate, usualVersion } from '../server/src/notices/catalogues.ts'

/** A complete concession notice as another platform would hand it over: one lot, one party unknown to us. */
export function sampleNotice(): string {
  const form = formOfTemplate('EU-19', 'de')
  if (!form) throw new Error('the form of concession notices is not compiled')
  const values = completeFilling(form, codeLists(usualVersion, 'de'), seeded(19))
  return writeNotice({
    catalogue: catalogueOf(usualVersion),
    form,
    values,
    now: '2026-03-02T10:15:00+01:00',
  }).xml
}
