import type { organizationsContract } from '@allmende/domain/organizations/organizations.contract.ts'
import { asked, foreign, hidden, organization, own, staffOnly, type RowsOf } from '../test-roles.ts'

/** A version nobody has: who gets as far as the version may change it. */
const changedOrganization = (id: number) => [{ ...organization('staff', 'x'), id, version: 0 }]

export const organizationRows: RowsOf<typeof organizationsContract> = {
  getOrganizations: [asked('bidders', ['CONTRACTOR'], staffOnly), asked('clients', ['CLIENT'], staffOnly)],
  getOrganization: [
    asked('one’s own', [own], { bidder: 'done', organizationAdmin: 'done', ...staffOnly }),
    asked('another one', [foreign], { ...hidden, ...staffOnly }),
    asked('none', [4711], { ...hidden, staff: 'NotFoundException', systemAdmin: 'NotFoundException' }),
  ],
  createOrganization: [asked('a client', (person) => [organization(person, 'Neu')], staffOnly)],
  updateOrganization: [
    asked('one’s own', changedOrganization(own), {
      organizationAdmin: 'ConflictException',
      staff: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
    asked('another one', changedOrganization(foreign), {
      ...hidden,
      staff: 'ConflictException',
      systemAdmin: 'ConflictException',
    }),
  ],
}
