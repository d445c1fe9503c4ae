import { bySystem } from '@allmende/domain/actor.ts'
import { paths } from '@allmende/domain/addresses.ts'
import { systemStep } from '../rpc/system.ts'
import { nothing } from '../rpc/method.ts'
import { isAnAdminThere } from './accounts.queries.ts'
import { addFirstAdminToken } from './first-admin.queries.ts'

/** Where nobody administrates the platform yet: a link for the first administrator, mailed to where the operator knows her. */
export const offeringFirstAdmin = systemStep({
  load: async ({ db, config: { adminEmail, mailServer } }) =>
    (await isAnAdminThere(db)) ? null : { adminEmail, mayMail: mailServer !== null },
  allow: bySystem,
  run: async ({ db, now }, { adminEmail }) => addFirstAdminToken(db, adminEmail, now),
  record: nothing, // what the link is used for is logged
  mails: ({ adminEmail, mayMail }, token) =>
    adminEmail && mayMail && token
      ? [{ key: 'firstAdmin', to: adminEmail, values: { link: paths.firstAdmin(token) } }]
      : [],
})
