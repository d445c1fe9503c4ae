import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { forgetTargets, rememberForLogin, rememberForSecondFactor } from './targets.ts'
import { takeWishOf } from './wish.ts'
import { useSession, useStanding, useTargets } from './useSession.ts'

/** Once the missing step is done the remembered page opens; a page she has lost the right to closes. */
export function useFollowedTargets() {
  const router = useRouter()
  const standing = useStanding()
  const { user, ended } = useSession()
  const email = user?.email
  const { afterLogin, afterSecondFactor } = useTargets()
  const target = afterLogin ?? afterSecondFactor
  const person = `${standing} ${email}`
  const known = useRef(person)

  useEffect(() => {
    if (known.current === person) return
    known.current = person
    void router.invalidate()
  }, [person, router])

  useEffect(() => {
    if (standing === 'visitor') {
      // Too many wrong codes end the session: she has to begin anew, unless she left by her own wish.
      if (afterSecondFactor && ended === 'expired') rememberForLogin(afterSecondFactor)
      else if (afterSecondFactor) forgetTargets()
      return
    }
    if (target === null) return
    if (standing === 'secondFactorPending') {
      if (afterLogin) rememberForSecondFactor(afterLogin)
      return
    }
    forgetTargets()
    const wanted = email === undefined ? null : takeWishOf(email, Date.now())
    void router.navigate({ href: target === '/' ? (wanted ?? target) : target })
  }, [standing, target, afterLogin, afterSecondFactor, ended, email, router])
}
