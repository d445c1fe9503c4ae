import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from '../ui/AppLink.tsx'

type OpenerProps = {
  href?: string | undefined
  onOpen?: (() => void) | undefined
  label: string
  className: string | undefined
  onPoint?: (isPointed: boolean) => void
  children: ReactNode
}

/** A link where there is an address, a button where something happens, else only words. */
export function Opener({ href, onOpen, label, className, onPoint, children }: OpenerProps) {
  const pointed = onPoint && {
    onMouseEnter: () => onPoint(true),
    onMouseLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  }
  if (href !== undefined)
    return (
      <AppLink
        href={href}
        aria-label={label}
        className={className}
        {...pointed}
        onClick={(event) => {
          if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        {children}
      </AppLink>
    )
  if (onOpen)
    return (
      <button type="button" aria-label={label} className={className} onClick={onOpen} {...pointed}>
        {children}
      </button>
    )
  return (
    <span className={className}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
