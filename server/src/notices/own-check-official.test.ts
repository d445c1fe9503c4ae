import { checkForm } from '@allmende/domain/notices/check/check.ts'
import { type Form, isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { completed, completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { randomFilling } from '@allmende/domain/notices/samples/random-filling.ts'
import { sampleValue, seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { fieldAt, pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, listBuiltIn } from './catalogues.ts'
import { openChecker } from './official/checker.ts'
import { openAsked } from './official/test-asked.ts'
import { officialFiles } from './test-sdk-folder.ts'

const now = '2026-03-02T10:15:00+01:00'
const isPresence = (rule: string) => rule === 'missing' || rule === 'forbidden'
/** The rules write `_` for brackets, and put the node in front where they look from further up. */
const plain = (id: string) => id.replace(/^ND-\w+?_(?=[BO])/, '').replace(/[()]/g, '_')
/** So many fields are left out between two that are changed, others for each subtype. */
const everyNth = 45

/** What nobody could set right at this field: version, subtype and field. */
const beyond: ReadonlySet<string> = new Set([
  // While no kind of access is chosen, the rules demand the address and forbid it as well.
  '1.7 7 BT-615-Lot',
])

describe.each(officialFiles)('our own check and the official rules of $version', (files) => {
  const { version, rules, missing: isMissing } = files
  const [catalogue, lists] = [catalogueOf(version), codeLists(version, 'de')]
  const subtypes = listBuiltIn('de', version).map(({ subtype }) => subtype)
  const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, 'de', version) as Form
  const official = isMissing ? undefined : openChecker({ version, schemas: null, rules })
  const asked = isMissing ? undefined : openAsked(rules)

  const compared = (subtype: string, form: Form, values: PanelValues) => {
    const { xml } = writeNotice({ catalogue, form, values: outgoingValues(form, values), now })
    const failures = official?.(xml, subtype).failures ?? []
    const theirs = failures
      .filter(({ kind, severity }) => severity === 'ERROR' && isPresence(kind))
      .flatMap(({ about }) => (about && !beyond.has(`${version} ${subtype} ${about}`) ? [plain(about)] : []))
    const found = checkForm(form, values, lists)
    const ours = found.flatMap(({ rule, fieldId }) => (fieldId && isPresence(rule) ? [plain(fieldId)] : []))
    const areAllAsked = () => {
      const looksAt = new Set([...(asked?.(xml, subtype) ?? [])].map(plain))
      return ours.every((fieldId) => looksAt.has(fieldId))
    }
    return {
      overlooked: found.length === 0 ? theirs : [],
      // What the XML cannot even say without another field, no rule looks at.
      alone: ours.length > 0 && failures.length === 0 && areAllAsked() ? ours : [],
    }
  }

  test.skipIf(isMissing)('agree on a form filled in by chance and completed', { timeout: 120_000 }, () => {
    const wrong = subtypes.flatMap((subtype, at) => {
      const form = formOf(subtype)
      const values = completed(form, randomFilling(form, lists, seeded(at + 1), 0.6), lists)
      const { overlooked } = compared(subtype, form, values)
      return overlooked.map((about) => ({ subtype, about }))
    })
    expect(wrong).toEqual([])
  })

  test.skipIf(isMissing)('agree on every single change of a complete form', { timeout: 120_000 }, () => {
    const wrong = subtypes.flatMap((subtype, first) => {
      const form = formOf(subtype)
      const full = completeFilling(form, lists, seeded(4))
      const fields = [...placesOf(form).values()].flatMap(({ item, groups }) =>
        isField(item) && groups[0]?.contentId !== 'meta-data-group' ? [item] : [],
      )
      return fields.flatMap((field, at) => {
        const [path] = pathsTo(form, full, field.contentId)
        const isOurs = field.schemeId || field.presetValue !== undefined || field.filledOnSaving
        if (!path || isOurs || (at + first * 7) % everyNth !== 0) return []
        const sample = fieldAt(full, path) ? null : sampleValue(field, lists)
        if (sample === undefined || (sample && field.idSchemes)) return []
        const found = compared(subtype, form, withField(form, full, path, sample))
        return found.overlooked.length + found.alone.length > 0
          ? [{ subtype, field: field.contentId, ...found }]
          : []
      })
    })
    expect(wrong).toEqual([])
  })
})
