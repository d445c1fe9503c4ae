import { type Actor, visitor } from '@allmende/domain/actor.ts'
import type { PublicTender, ShownTender, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { tenderLogPage } from './audit/tender-log-page.ts'
import { documentsPage } from './rooms/documents-page.ts'
import { tenderSections } from './tender-sections.ts'
import { detailsPage } from './tenders/details-page.ts'
import { editAction } from './tenders/EditAction.tsx'

const now = new Date('2026-11-15T10:00:00Z')
const person = (email: string): Actor => ({
  kind: 'user',
  email,
  roles: ['SYSTEM_USER'],
  organizationId: 1,
  organizationType: 'CLIENT',
})
const [admin, editor] = [person('admin@amt.example'), person('editor@amt.example')]

const shown: PublicTender = {
  id: 1,
  templateId: 'EU-29',
  templateVersion: 1,
  sdkVersion: '1.7',
  name: 'Fähre',
  description: '',
  type: 0,
  stage: 2,
  published: now,
  archived: null,
  applicationDeadline: null,
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
  organization: null,
  panels: [],
  lots: [],
  propertyIds: [],
  informationRooms: [],
}
const { organization: _told, ...facts } = shown
const running: TeamTender = {
  ...facts,
  created: now,
  updated: now,
  version: 1,
  organizationId: null,
  organizationName: null,
  team: [
    { userName: 'admin@amt.example', role: 'ADMIN' },
    { userName: 'editor@amt.example', role: 'EDITOR' },
  ],
  activeEditors: 2,
  roomTemplates: [],
  notices: [],
  imported: null,
}
const draft: TeamTender = { ...running, stage: null, published: null }

const open = ['ueberblick', 'lose', 'bekanntmachung']
const all = ['import', 'pruefung', 'simap', ...open]

test.each<[string, Actor, ShownTender, { pages: string[]; edits: boolean; sections: string[] }]>([
  ['a visitor, of a public one,', visitor, shown, { pages: ['', 'dokumente'], edits: false, sections: open }],
  [
    'a colleague outside its team',
    person('c@amt.example'),
    shown,
    { pages: ['', 'dokumente'], edits: false, sections: open },
  ],
  ['its admin', admin, running, { pages: ['', 'dokumente', 'audit-log'], edits: true, sections: all }],
  [
    'its admin, of a draft,',
    admin,
    draft,
    { pages: ['', 'dokumente', 'audit-log'], edits: true, sections: all },
  ],
  [
    'its editor, of a draft,',
    editor,
    draft,
    { pages: ['', 'dokumente', 'audit-log'], edits: false, sections: all },
  ],
  ['a visitor who still holds a draft', visitor, draft, { pages: [], edits: false, sections: [] }],
])('%s finds what is meant for her', (_who, actor, tender, found) => {
  const pages = [detailsPage, documentsPage, tenderLogPage].filter(
    ({ mayOpen }) => mayOpen(actor, tender, now).allowed,
  )
  const sections = tenderSections.filter(({ mayOpen }) => mayOpen(actor, tender, now).allowed)
  expect(pages.map(({ path }) => path)).toEqual(found.pages)
  expect(sections.map(({ anchor }) => anchor)).toEqual(found.sections)
  expect(editAction.mayOpen(actor, tender, now).allowed).toBe(found.edits)
})
