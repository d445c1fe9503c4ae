import { Portal } from '@mantine/core'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import classes from './Shadow.module.css'

type ShadowProps = { from: { x: number; y: number }; children: ReactNode }

/** Above the pointer: below it stands what the place has to say. */
const beside = (x: number, y: number): string => `translate(${x + 12}px, calc(${y - 12}px - 100%))`

/** What is carried, beside the pointer: it follows without anything being drawn anew. */
export function Shadow({ from, children }: ShadowProps) {
  const shadow = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (shadow.current) shadow.current.style.transform = beside(clientX, clientY)
    }
    window.addEventListener('pointermove', follow)
    return () => window.removeEventListener('pointermove', follow)
  }, [])
  const style: CSSProperties = { transform: beside(from.x, from.y) }
  return (
    <Portal>
      <div ref={shadow} className={classes.shadow} style={style} aria-hidden>
        {children}
      </div>
    </Portal>
  )
}
