import type { Form } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { partiesPath, type PartySource, withParty } from '@allmende/domain/notices/values/parties.ts'
import { randomFilling } from '@allmende/domain/notices/samples/random-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { withDocumentAddresses } from '@allmende/domain/tenders/notice/document-places.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withAnswers } from '../../../../demo/answers.ts'
import { codeLists, formOfTemplate, listBuiltIn, usualVersion } from '../../notices/catalogues.ts'
import { givenPlatform, type TestSocket } from '../../test-platform.ts'
import { anna, authority, type SentTender, socketOf } from '../test-tenders.ts'

const platform = givenPlatform()
const lists = codeLists(usualVersion, 'de')
let clerk: TestSocket
let buyer: PartySource

beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  buyer = (await clerk.call('getOrganization', authority)) as PartySource
})
afterAll(() => clerk.close())

/** A notice filled in at random, with the title and buyer that saving asks for. */
function filled(form: Form, seed: number): PanelValues {
  const random = randomFilling(form, lists, seeded(seed))
  const asks = (fieldId: string) => placesOf(form).has(fieldId)
  const titled = asks('BT-21-Procedure') ? withAnswers(form, random, { 'BT-21-Procedure': 'Zufall' }) : random
  if (!asks('OPT-300-Procedure-Buyer') || partiesPath(form) === undefined) return titled
  const { values, id } = withParty(form, titled, buyer)
  return withAnswers(form, values, { 'OPT-300-Procedure-Buyer': id })
}

const subtypes = listBuiltIn('de').map(({ subtype }) => subtype)

test.each(subtypes)('EU-%s comes back as it was filled in', async (subtype) => {
  const form = formOfTemplate(`EU-${subtype}`, 'de') as Form
  const panels = filled(form, subtypes.indexOf(subtype))
  const facts = { templateId: `EU-${subtype}`, type: 3, name: 'Zufall', organizationId: authority }
  const { id } = (await clerk.call('createProject', { ...facts, panels })) as SentTender
  const kept = (await clerk.call('getProject', id)) as SentTender
  // The address of the documents is ours to fill in.
  expect(kept.panels).toEqual(withDocumentAddresses(form, panels, { id, home: platform.current.url }))

  const saved = (await clerk.call('updateProject', { id, version: 1, panels: kept.panels })) as SentTender
  expect(saved.panels).toEqual(kept.panels)
})
