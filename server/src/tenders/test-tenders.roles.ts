import type { parcelTendersContract } from '@allmende/domain/tenders/parcel-tenders.contract.ts'
import type { tendersContract } from '@allmende/domain/tenders/tenders.contract.ts'
import type { changesContract } from '@allmende/domain/tenders/changes.contract.ts'
import type { migrationContract } from '@allmende/domain/tenders/migration/migration.contract.ts'
import type { noticesContract } from '@allmende/domain/tenders/notice/notices.contract.ts'
import {
  asked,
  exceptFor,
  nobodysTender,
  open,
  people,
  strangers,
  teamOnly,
  tender,
  type RowsOf,
} from '../test-roles.ts'

/** Whoever is asked to log in first is not told what there is. */
const ofNone = {
  ...strangers,
  visitor: 'AuthenticationException',
  held: 'SecondFactorRequiredException',
} as const

const newTender = { templateId: 'EU-19', type: 3, panels: [] }

export const tenderRows: RowsOf<
  typeof tendersContract &
    typeof noticesContract &
    typeof migrationContract &
    typeof changesContract &
    typeof parcelTendersContract
> = {
  getPropertyById: [asked('none', [4711], strangers)],
  getProjectsByPropertyId: [asked('none', [4711], strangers)],
  getProjects: [open(['entwurf'])],
  getAllProjects: [open([])],
  countProjects: [open([{ tab: 'entwurf' }])],
  getProject: [
    asked('a draft', [tender], { ...strangers, ...teamOnly }),
    asked('none', [nobodysTender], strangers),
    asked('a draft as it would be announced', [tender, 'pending'], { ...strangers, ...teamOnly }),
    asked(
      'a draft as it was announced',
      [tender, 1],
      exceptFor({ ...strangers, ...teamOnly }, 'NotFoundException'),
    ),
  ],
  announceChange: [
    asked(
      'of a draft',
      [tender, { reason: 'Irrtum', text: '' }],
      exceptFor({ ...teamOnly, editor: 'AccessDeniedException' }, 'StageException'),
    ),
    asked('of none', [nobodysTender, { reason: 'Irrtum', text: '' }], ofNone),
  ],
  getProjectVersions: [asked('of a draft', [tender], teamOnly), asked('of none', [nobodysTender], ofNone)],
  getProjectsRelyingOn: [asked('one of the team', [people.editor], { systemAdmin: 'done' })],
  createProject: [
    asked('one that lacks everything', [newTender], {
      staff: 'ValidationException',
      systemAdmin: 'ValidationException',
    }),
  ],
  updateProject: [
    asked('a draft', [{ id: tender, version: 0, panels: [] }], {
      ...teamOnly,
      editor: 'AccessDeniedException',
      projectAdmin: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
  ],
  getProjectMigration: [
    asked('of a draft', [tender], { ...teamOnly, editor: 'AccessDeniedException' }),
    asked('of none', [nobodysTender], ofNone),
  ],
  migrateProject: [
    asked('a draft that was changed meanwhile', [tender, '1.15', { version: 0 }], {
      ...teamOnly,
      editor: 'AccessDeniedException',
      projectAdmin: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
    asked('none', [nobodysTender, '1.15'], ofNone),
  ],
  checkNotice: [asked('a draft', [tender], teamOnly)],
  exportNotice: [
    asked('of a draft', [tender], { ...strangers, ...teamOnly }),
    asked('one that was never sent', [tender, 4711], strangers),
  ],
  importNotice: [
    asked('no notice', ['<nothing/>'], { staff: 'ValidationException', systemAdmin: 'ValidationException' }),
  ],
  getNoticeSource: [
    asked('of a draft that was made here', [tender], exceptFor(teamOnly, 'NotFoundException')),
  ],
  publishToSIMAP: [
    asked('a draft that is not meant for it', [tender], exceptFor(teamOnly, 'StageException')),
  ],
  getNotices: [asked('of a draft', [tender], teamOnly)],
  updateNotice: [
    asked('none', [4711, { panels: [] }], {
      ...exceptFor(teamOnly, 'NotFoundException'),
    }),
  ],
  stopSIMAP: [asked('what was never sent', [tender], exceptFor(teamOnly, 'StageException'))],
}
