import { type Actor, signedIn } from '@allmende/domain/actor.ts'
import type { courseContract } from '@allmende/domain/tenders/course.contract.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { type Context, methodsOf, nothing } from '../../rpc/method.ts'
import { tenderChangedFor } from '../announcing.ts'
import { changedPublicTender } from '../seen-tender.ts'
import { findTenderHead } from '../tenders.queries.ts'
import { addMark, type Mark, removeMark } from './watchlist.queries.ts'

const { change } = methodsOf<typeof courseContract>()

type Marked = TenderHead & { mark: Mark }

const emailOf = (actor: Actor): string => (actor.kind === 'user' ? actor.email : '')

async function marked({ db, actor }: Context, id: number, tag: Mark['tag']): Promise<Marked | null> {
  const head = await findTenderHead(db, id)
  return head && { ...head, mark: { tenderId: id, userEmail: emailOf(actor), tag } }
}

/** What both do besides: the log says nothing of it, and only its owner's screens hear of a mark. */
const onOwnList = {
  first: signedIn,
  load: marked,
  allow: tenderPolicy.watch,
  record: nothing,
  announce: ({ id, mark }: Marked) => tenderChangedFor(id, mark.userEmail),
}

export const watchlistMethods = [
  change('addProjectTag', {
    ...onOwnList,
    run: async (context, { id, mark }) => {
      await addMark(context.db, mark, context.now)
      return changedPublicTender(context, id)
    },
  }),

  change('removeProjectTag', {
    ...onOwnList,
    run: async (context, { id, mark }) => {
      await removeMark(context.db, mark)
      return changedPublicTender(context, id)
    },
  }),
]
