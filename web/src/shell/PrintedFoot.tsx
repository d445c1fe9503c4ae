import { sayMoment } from '@allmende/domain/times.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage, useSay } from '../ui/language.tsx'
import { texts } from './Shell.texts.ts'

/** On paper alone: where the page was found, and when it was printed. */
export function PrintedFoot() {
  const say = useSay()
  const { language } = useLanguage()
  const href = useLocation({ select: ({ href: address }) => address })
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => flushSync(() => setNow(new Date()))
    window.addEventListener('beforeprint', look)
    return () => window.removeEventListener('beforeprint', look)
  }, [])
  return (
    <p data-print-only>
      {say(texts.printed, { address: `${window.location.origin}${href}`, moment: sayMoment(now, language) })}
    </p>
  )
}
