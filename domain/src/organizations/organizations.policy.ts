import { type Actor, isInternal, isOrganizationAdmin, isSystemAdmin, signedIn } from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

type Subject = { id: number }

/** Who may do what with organizations. */
export const organizationPolicy = {
  list: (actor: Actor): Verdict => staff(actor),

  /** Of other organizations an outsider learns nothing, not even that they exist. */
  view(actor: Actor, { id }: Subject): Verdict {
    return firstRefusal(
      signedIn(actor),
      isInternal(actor) || isOwn(actor, id) ? allowed : refused('notFound'),
    )
  },

  create: (actor: Actor): Verdict => staff(actor),

  update(actor: Actor, organization: Subject): Verdict {
    const mayEdit = isInternal(actor) || (isOrganizationAdmin(actor) && isOwn(actor, organization.id))
    return firstRefusal(
      organizationPolicy.view(actor, organization),
      mayEdit ? allowed : refused('wrongRole'),
    )
  },

  /** Companies register themselves; a system administrator invites them. */
  register(actor: Actor): Verdict {
    if (actor.kind === 'visitor') return allowed
    return isSystemAdmin(actor) ? allowed : refused('wrongRole')
  },
}

const isOwn = (actor: Actor, id: number) => actor.kind === 'user' && actor.organizationId === id

const staff = (actor: Actor): Verdict =>
  firstRefusal(signedIn(actor), isInternal(actor) ? allowed : refused('wrongRole'))
