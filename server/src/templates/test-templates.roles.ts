import type { templateMigrationContract } from '@allmende/domain/templates/migration/template-migration.contract.ts'
import type { templatesContract } from '@allmende/domain/templates/templates.contract.ts'
import { asked, staffOnly, type RowsOf } from '../test-roles.ts'

const template = {
  name: 'Formular',
  description: 'Zum Ausprobieren',
  projectTypes: [],
  roomTemplates: [],
  panels: [],
}

export const templateRows: RowsOf<typeof templatesContract & typeof templateMigrationContract> = {
  getProjectTemplates: [asked('as it is', [], staffOnly)],
  getProjectTemplate: [
    asked('one of the standard', ['EU-19'], staffOnly),
    asked('none', ['F-4711'], { staff: 'NotFoundException', systemAdmin: 'NotFoundException' }),
  ],
  saveProjectTemplate: [
    asked('a new one', [template], { systemAdmin: 'done' }),
    asked('one of the standard', [{ ...template, id: 'EU-19', version: 1 }], {}),
    asked('none', [{ ...template, id: 'F-4711', version: 1 }], { systemAdmin: 'NotFoundException' }),
  ],
  getTemplateMigration: [asked('none', ['F-4711'], { systemAdmin: 'NotFoundException' })],
  migrateProjectTemplate: [asked('none', ['F-4711', '1.15'], { systemAdmin: 'NotFoundException' })],
  deleteProjectTemplate: [
    asked('one of the standard', ['EU-19'], {}),
    asked('none', ['F-4711'], { systemAdmin: 'NotFoundException' }),
  ],
}
