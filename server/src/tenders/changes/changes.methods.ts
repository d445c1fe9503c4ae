import { signedIn } from '@allmende/domain/actor.ts'
import type { changesContract } from '@allmende/domain/tenders/changes.contract.ts'
import { coursePolicy } from '@allmende/domain/tenders/course.policy.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { methodsOf } from '../../rpc/method.ts'
import { linksChanged, tenderMoved } from '../announcing.ts'
import { changedTender } from '../seen-tender.ts'
import { findTenderHead, lockTender } from '../tenders.queries.ts'
import { announce } from './announcing-change.ts'
import { listVersions } from './listed-versions.ts'

const { read, change } = methodsOf<typeof changesContract>()

export const changeMethods = [
  change('announceChange', {
    first: signedIn,
    load: ({ db }, id) => lockTender(db, id),
    allow: coursePolicy.decide,
    run: async (context, tender, [id, announcement]) => {
      const announced = await announce(context, tender, announcement)
      return { ...announced, tender: await changedTender(context, id) }
    },
    answer: ({ tender }) => tender,
    record: (_before, { events }) => events,
    mails: (_before, { mails }) => mails,
    announce: (before, { tender, mails }) => [
      ...tenderMoved({ ...tender, mails }),
      ...linksChanged(before.propertyIds, tender.propertyIds),
    ],
    wakes: ['clock', 'awards', 'delivery'],
  }),

  read('getProjectVersions', {
    first: signedIn,
    load: ({ db }, id) => findTenderHead(db, id),
    allow: tenderPolicy.lookInside,
    after: ({ db }, { id }) => listVersions(db, id),
    show: (_actor, versions) => versions,
  }),
]
