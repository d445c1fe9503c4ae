import { randomUUID } from 'node:crypto'
import { completed } from '@allmende/domain/notices/samples/complete-filling.ts'
import { withOneAnswerEach } from '@allmende/domain/notices/samples/rule-demands.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { type PartySource, withParty } from '@allmende/domain/notices/values/parties.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { NewTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { codeLists, formOfTemplate, usualVersion } from '../notices/catalogues.ts'

/** A notice of that kind to which nothing is missing. */
export function completeTender(
  title: string,
  buyer: PartySource,
  subtype = '19',
  version = usualVersion,
): NewTender {
  const form = formOfTemplate(`EU-${subtype}`, 'de', version) as Form
  const { values, id } = withParty(form, newValues(form, { uuid: randomUUID }), buyer)
  const answers = { 'BT-21-Procedure': title, 'OPT-300-Procedure-Buyer': id }
  const begun = Object.entries(answers).reduce((current, [fieldId, stringValue]) => {
    const [path = ''] = pathsTo(form, current, fieldId)
    return withField(form, current, path, { stringValue })
  }, values)
  const lists = codeLists(version, 'de')
  const panels = completed(form, withOneAnswerEach(form, completed(form, begun, lists), lists), lists)
  return { templateId: `EU-${subtype}`, type: 3, panels, sdkVersion: version }
}
