import type { ReactNode } from 'react'
import classes from './FieldGrid.module.css'

export type Span = 'full' | 'half' | 'third' | 'twoThirds'

/** Short fields side by side where there is room; one column on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}

export function GridCell({ span = 'full', children }: { span?: Span | undefined; children: ReactNode }) {
  return <div data-span={span}>{children}</div>
}
