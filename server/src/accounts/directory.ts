import type { Role } from '@allmende/domain/actor.ts'

/** A person as the authority's directory knows her. */
export type DirectoryPerson = { email: string; givenName: string; surName: string; roles: Role[] }

/** The directory of people an authority keeps elsewhere. */
export type Directory = {
  /** The person, if the password is hers and she may work here; null otherwise. */
  authenticate: (email: string, password: string) => Promise<DirectoryPerson | null>
}

/** The directory does not answer; whether the password was right is unknown. */
export class DirectoryUnavailable extends Error {}
