import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { catalogueOf, codeLists, formOfTemplate, listBuiltIn } from './catalogues.ts'
import { type Check, openChecker } from './official/checker.ts'
import { type OfficialFiles, officialFiles } from './test-sdk-folder.ts'

export const noticeTime = '2026-03-02T10:15:00+01:00'

export type Standard = ReturnType<typeof standardOf>

/** One version of the standard: its forms and lists, and what its official files say to a notice. */
function standardOf({ version, sdk, rules }: OfficialFiles) {
  const catalogue = catalogueOf(version)
  const opened = new Map<string | null, Check>()
  const errorsBy = (by: string | null, xml: string, subtype: string) => {
    const check = opened.get(by) ?? openChecker({ version, schemas: sdk, rules: by })
    opened.set(by, check)
    return check(xml, subtype).failures.filter(({ severity }) => severity === 'ERROR')
  }
  return {
    version,
    sdk,
    catalogue,
    lists: codeLists(version, 'de'),
    formOf: (subtype: string) => formOfTemplate(`EU-${subtype}`, 'de', version),
    subtypes: listBuiltIn('de', version).map(({ subtype }) => subtype),
    write: (form: Form, values: PanelValues): string =>
      writeNotice({ catalogue, form, values: outgoingValues(form, values), now: noticeTime }).xml,
    errors: (xml: string, subtype: string) => errorsBy(rules, xml, subtype),
    schemaErrors: (xml: string, subtype: string) => errorsBy(null, xml, subtype),
  }
}

/** Those whose official files are here. */
export const standards: readonly Standard[] = officialFiles.filter(({ missing }) => !missing).map(standardOf)
