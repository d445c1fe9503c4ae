import { type Actor, visitor } from '@allmende/domain/actor.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { tenderLogPage } from './audit/tender-log-page.ts'
import { messagesPage } from './messages/messages-page.ts'
import { documentsPage } from './rooms/documents-page.ts'
import { tenderSections } from './tender-sections.ts'
import { detailsPage } from './tenders/details-page.ts'
import { editAction } from './tenders/EditAction.tsx'
import { participantsPage } from './tenders/participants/participants-page.ts'
import { now, publicTender, teamTender } from './tenders/frame/shown-tender.test-data.ts'

const person = (email: string): Actor => ({
  kind: 'user',
  email,
  roles: ['SYSTEM_USER'],
  organizationId: 1,
  organizationType: 'CLIENT',
})
const [admin, editor] = [person('admin@amt.example'), person('editor@amt.example')]

const shown = publicTender()
const running = teamTender()
const draft = teamTender({ stage: null, published: null, publicFrom: null })

const open = ['ueberblick', 'lose', 'fragen', 'verlauf', 'bekanntmachung']
const all = [
  'import',
  'pruefung',
  'simap',
  'ergebnis',
  'ueberblick',
  'lose',
  'angebote',
  'verfahrensstand',
  'oeffnungen',
  'fragen',
  'verlauf',
  'bekanntmachung',
]

test.each<[string, Actor, ShownTender, { pages: string[]; edits: boolean; sections: string[] }]>([
  [
    'a visitor, of a public one,',
    visitor,
    shown,
    { pages: ['', 'dokumente', 'nachrichten'], edits: false, sections: open },
  ],
  [
    'a colleague outside its team',
    person('c@amt.example'),
    shown,
    { pages: ['', 'dokumente'], edits: false, sections: open },
  ],
  [
    'its admin',
    admin,
    running,
    { pages: ['', 'teilnehmer', 'dokumente', 'nachrichten', 'audit-log'], edits: false, sections: all },
  ],
  [
    'its admin, of a draft,',
    admin,
    draft,
    { pages: ['', 'teilnehmer', 'dokumente', 'nachrichten', 'audit-log'], edits: true, sections: all },
  ],
  [
    'its editor, of a draft,',
    editor,
    draft,
    { pages: ['', 'teilnehmer', 'dokumente', 'nachrichten', 'audit-log'], edits: false, sections: all },
  ],
  ['a visitor who still holds a draft', visitor, draft, { pages: [], edits: false, sections: [] }],
])('%s finds what is meant for her', (_who, actor, tender, found) => {
  const pages = [detailsPage, participantsPage, documentsPage, messagesPage, tenderLogPage].filter(
    ({ mayOpen }) => mayOpen(actor, tender, now).allowed,
  )
  const sections = tenderSections.filter(({ mayOpen }) => mayOpen(actor, tender, now).allowed)
  expect(pages.map(({ path }) => path)).toEqual(found.pages)
  expect(sections.map(({ anchor }) => anchor)).toEqual(found.sections)
  expect(editAction.mayOpen(actor, tender, now).allowed).toBe(found.edits)
})
