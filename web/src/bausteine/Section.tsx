import type { ReactNode } from 'react'
import { useSay } from '../ui/language.tsx'
import classes from './Bausteine.module.css'
import { sections } from './bausteine.texts.ts'

export function Section({ id, children }: { id: keyof typeof sections; children: ReactNode }) {
  const say = useSay()
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say(sections[id])}</h2>
      {children}
    </section>
  )
}

export function Sample({
  title,
  children,
  wide = false,
}: {
  title: string
  children: ReactNode
  wide?: boolean
}) {
  return (
    <div className={classes.sample} data-wide={wide || undefined}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
