import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import classes from './AuditLog.module.css'
import { texts } from './AuditLogScreen.texts.ts'

type ReadOnProps = {
  complete: boolean
  count: number
  isReading: boolean
  error: string | undefined
  onReadOn: () => void
}

const whole = new Intl.NumberFormat('de-DE')

/** Below the list: reads on by itself when it comes near, and by a button for who does not scroll. */
export function ReadOn({ complete, count, isReading, error, onReadOn }: ReadOnProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const pauses = complete || isReading || error !== undefined
  useEffect(() => {
    const element = place.current
    if (!element || pauses) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onReadOn(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pauses, onReadOn])
  const loaded = complete ? texts.allLoaded : texts.someLoaded
  return (
    <div ref={place} className={classes.readOn}>
      {error !== undefined && (
        <Alert
          tone="danger"
          title={say(texts.readOnFailed)}
          action={
            <Button size="sm" variant="default" onClick={onReadOn}>
              {say(houseTexts.retry)}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      <output>
        {isReading
          ? say(texts.readingOn)
          : say(complete && count === 1 ? texts.oneLoaded : loaded, { n: whole.format(count) })}
        {complete && ` · ${say(texts.complete)}`}
      </output>
      {!complete && error === undefined && (
        <Button variant="default" onClick={onReadOn} disabled={isReading}>
          {say(texts.readOn)}
        </Button>
      )}
    </div>
  )
}
