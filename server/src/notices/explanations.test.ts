import { randomUUID } from 'node:crypto'
import { checkForm } from '@allmende/domain/notices/check/check.ts'
import type { Form, FormField } from '@allmende/domain/notices/form/form.ts'
import { itemAt } from '@allmende/domain/notices/values/reading.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { expect, test } from 'vitest'
import { codeLists, formOfTemplate, usualVersion } from './catalogues.ts'

test.each(['de', 'en'] as const)('whatever a new concession notice demands is explained (%s)', (language) => {
  const form = formOfTemplate('EU-19', language) as Form
  const fresh = newValues(form, { uuid: randomUUID })
  const demanded = checkForm(form, fresh, codeLists(usualVersion, language)).map(
    ({ panelPath }) => itemAt(form, panelPath) as FormField,
  )
  expect(demanded.length).toBeGreaterThan(15)
  expect(demanded.filter(({ description }) => !description).map(({ label }) => label)).toEqual([])
})
