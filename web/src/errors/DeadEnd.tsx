import type { ReactNode } from 'react'
import { useDocumentTitle } from '../ui/useDocumentTitle.ts'
import { ParcelMotif } from '../ui/ParcelMotif.tsx'
import classes from './DeadEnd.module.css'

/** A page that cannot be shown: why, and the ways out. */
export function DeadEnd({ title, children, ways }: { title: string; children: ReactNode; ways: ReactNode }) {
  useDocumentTitle(title)
  return (
    <div className={classes.end}>
      <ParcelMotif variant="small" />
      <h1>{title}</h1>
      {children}
      <div className={classes.ways}>{ways}</div>
    </div>
  )
}
