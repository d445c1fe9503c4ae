import { changesBetween } from '@allmende/domain/changes.ts'
import { additionalChanges } from '@allmende/domain/organizations/organization-forms.ts'
import { organizationPolicy } from '@allmende/domain/organizations/organizations.policy.ts'
import { keepingFields } from '@allmende/domain/organizations/organizations.rules.ts'
import { organizationChangeLabels } from '@allmende/domain/organizations/organizations.texts.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { change, read } from '../rpc/method.ts'
import { withCheckedForms } from './organization-forms.ts'
import {
  addOrganization,
  findOrganization,
  listOrganizations,
  lockOrganization,
  setOrganization,
} from './organizations.queries.ts'

export const organizationMethods = [
  read('getOrganizations', {
    load: ({ db }, type, part) => listOrganizations(db, type, part),
    allow: organizationPolicy.list,
  }),

  read('getOrganization', {
    load: ({ db }, id) => findOrganization(db, id),
    allow: organizationPolicy.view,
  }),

  change('createOrganization', {
    load: async () => ({}),
    allow: organizationPolicy.create,
    run: async ({ db, now }, _subject, [organization]) =>
      addOrganization(db, await withCheckedForms(db, organization, null), now),
    record: (_subject, { name }) => ({ type: 'ORGANIZATION_CREATED', data: { organization: name } }),
    announce: (_subject, { id }) => [{ kind: 'storeChanged', entity: 'organization', id }],
  }),

  change('updateOrganization', {
    load: ({ db }, { id }) => lockOrganization(db, id),
    allow: organizationPolicy.update,
    run: async ({ db, now }, current, [{ id, version, ...organization }]) => {
      if (current.version !== version) refuse('changedMeanwhile')
      if (current.type !== organization.type) refuse('organizationTypeFixed', { fields: ['0.type'] })
      const contact = keepingFields(organization.contact, current.contact)
      const kept = await withCheckedForms(db, { ...organization, contact }, current)
      return setOrganization(db, id, kept, now)
    },
    record: (before, after) => ({
      type: 'ORGANIZATION_CHANGED',
      data: {
        organization: after.name,
        changes: [
          ...changesBetween(before, after, organizationChangeLabels),
          ...additionalChanges(before.additionalFields, after.additionalFields),
        ],
      },
    }),
    announce: (_before, { id }) => [{ kind: 'storeChanged', entity: 'organization', id }],
  }),
]
