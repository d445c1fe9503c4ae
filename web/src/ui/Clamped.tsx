import { Button } from '@mantine/core'
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react'
import classes from './Clamped.module.css'
import { houseTexts } from './house.texts.ts'
import { useSay } from './language.tsx'

type ClampedProps = {
  as: 'h1' | 'h2' | 'p'
  className?: string | undefined
  /** How many lines are shown at first. */
  lines: number
  children: string
}

/** A text that takes a few lines at most until somebody wants all of it; assistive technology reads it whole. */
export function Clamped({ as: Tag, className = '', lines, children }: ClampedProps) {
  const say = useSay()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { text, isCut } = useCut(children)
  return (
    <div className={classes.clamped}>
      <Tag
        ref={text}
        id={id}
        className={`${className} ${isWhole ? '' : classes.cut}`}
        style={{ '--lines': lines } as CSSProperties}
      >
        {children}
      </Tag>
      {(isCut || isWhole) && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more ?? ''}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {say(isWhole ? houseTexts.showLess : houseTexts.showMore)}
        </Button>
      )}
    </div>
  )
}

/** Whether the text has more lines than are shown, at this width of the window. */
function useCut(content: string) {
  const text = useRef<HTMLHeadingElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = text.current
    if (!element || content === '') return
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [content])
  return { text, isCut }
}
