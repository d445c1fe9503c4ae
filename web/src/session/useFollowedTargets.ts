import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { forgetTargets, rememberForSecondFactor } from './targets.ts'
import { useSession, useStanding, useTargets } from './useSession.ts'

/** Once the missing step is done the remembered page opens; a page she has lost the right to closes. */
export function useFollowedTargets() {
  const router = useRouter()
  const standing = useStanding()
  const email = useSession().user?.email
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
    if (standing === 'visitor' || target === null) return
    if (standing === 'secondFactorPending') {
      if (afterLogin) rememberForSecondFactor(afterLogin)
      return
    }
    forgetTargets()
    void router.navigate({ href: target })
  }, [standing, target, afterLogin, router])
}
