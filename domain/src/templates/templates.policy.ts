import { type Actor, isInternal, isSystemAdmin, signedIn } from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** What decides who may read one version of a template. */
export type TemplateUse = {
  /** It is the form that organizations fill in, also those who only register. */
  byRegistration: boolean
  /** A tender everyone can read was made with it. */
  byAnnouncedTender: boolean
  /** The organizations whose data were entered with it. */
  byOrganizations: readonly number[]
}

/** Who may do what with form templates. */
export const templatePolicy = {
  list: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isInternal(actor) ? allowed : refused('wrongRole')),

  /** Whoever may read what was entered may read the form it was entered with; null is a form there is not. */
  view(actor: Actor, use: TemplateUse | null): Verdict {
    if (!use) return firstRefusal(templatePolicy.list(actor), refused('notFound'))
    const { byRegistration, byAnnouncedTender, byOrganizations } = use
    const isOwn =
      actor.kind === 'user' && actor.organizationId !== null && byOrganizations.includes(actor.organizationId)
    return byRegistration || byAnnouncedTender || isOwn ? allowed : templatePolicy.list(actor)
  },

  create: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isSystemAdmin(actor) ? allowed : refused('wrongRole')),

  change: (actor: Actor, { builtIn }: { builtIn: boolean }): Verdict =>
    firstRefusal(templatePolicy.create(actor), builtIn ? refused('templateBuiltIn') : allowed),
}
