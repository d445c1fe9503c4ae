import { useQuery } from '@tanstack/react-query'
import { staffQuery } from './surroundings.query.ts'

/** What people of the authority are called, by the address they log in with; only those inside may ask. */
export function useStaffNames(isInside: boolean): (userName: string) => string {
  const { data: staff = [] } = useQuery({ ...staffQuery, enabled: isInside })
  return (userName) => {
    const user = staff.find(({ email }) => email === userName)
    return user ? `${user.givenName} ${user.surName}` : userName
  }
}
