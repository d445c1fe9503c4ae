import type { tendersContract } from '@allmende/domain/tenders/tenders.contract.ts'
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

const newTender = { templateId: 'EU-19', type: 3, panels: [] }

export const tenderRows: RowsOf<typeof tendersContract & typeof noticesContract> = {
  getProjects: [open(['entwurf'])],
  getAllProjects: [open([])],
  countProjects: [open([{ tab: 'entwurf' }])],
  getProject: [
    asked('a draft', [tender], { ...strangers, ...teamOnly }),
    asked('none', [nobodysTender], strangers),
  ],
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
  checkNotice: [asked('a draft', [tender], teamOnly)],
  exportNotice: [asked('of a draft', [tender], { ...strangers, ...teamOnly })],
  importNotice: [
    asked('no notice', ['<nothing/>'], { staff: 'ValidationException', systemAdmin: 'ValidationException' }),
  ],
  getNoticeSource: [
    asked('of a draft that was made here', [tender], exceptFor(teamOnly, 'NotFoundException')),
  ],
  publishToSIMAP: [
    asked('a draft that is not meant for it', [tender], exceptFor(teamOnly, 'StageException')),
  ],
  stopSIMAP: [asked('what was never sent', [tender], exceptFor(teamOnly, 'StageException'))],
}
