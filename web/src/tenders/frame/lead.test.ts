import type { Actor } from '@allmende/domain/actor.ts'
import type { OfferedAction } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { leadOf } from './lead.ts'
import { now, teamLot, teamTender } from './shown-tender.test-data.ts'

const editor: Actor = {
  kind: 'user',
  email: 'editor@amt.example',
  roles: ['SYSTEM_USER'],
  organizationId: 1,
  organizationType: 'CLIENT',
}
const admin: Actor = { ...editor, roles: ['SYSTEM_ADMIN'] }
const day = 86_400_000
const past = new Date(now.getTime() - day)
const running = teamTender({ stage: 2, published: past, publicFrom: past, lots: [teamLot()] })
const invite: OfferedAction = { action: 'invite', verdict: { allowed: true, message: null, from: null } }

test.each([
  ['an editor without an action', editor, running, 'Die weiteren Schritte sind Projekt-Admins vorbehalten.'],
  ['an editor with one', editor, { ...running, actions: [invite] }, undefined],
  ['an editor with one for a lot', editor, { ...running, lots: [teamLot({ actions: [invite] })] }, undefined],
  ['an editor, in the archive', editor, { ...running, archived: now }, undefined],
  ['an administrator', admin, running, undefined],
])('%s reads why there is nothing to do', (_who, actor, tender, sentence) => {
  expect(leadOf(actor, tender, now)?.de).toBe(sentence)
})

test('of a draft it is told who may change it', () => {
  const draft = teamTender({
    stage: null,
    published: null,
    publicFrom: null,
    status: { word: 'draft', at: null },
  })
  expect(leadOf(editor, draft, now)?.de).toBe('Nur Projekt-Admins können den Entwurf bearbeiten.')
  expect(leadOf(admin, draft, now)?.de).toMatch(/^Diesen Entwurf sehen nur/)
})
