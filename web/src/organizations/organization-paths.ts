import type { OrganizationType } from '@allmende/domain/actor.ts'

export const listPaths = { CLIENT: '/auftraggeber', CONTRACTOR: '/bieter' } as const satisfies Record<
  OrganizationType,
  string
>

/** Where staff look at an organization. */
export const pathOf = ({ id, type }: { id: number; type: OrganizationType }): string =>
  `${listPaths[type]}/${id}`
