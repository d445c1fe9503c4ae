import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

type AppLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Goes to an address of the application without loading it anew; a real link for everything else one does with links. */
export function useGoTo(): (href: string) => void {
  const router = useRouter({ warn: false })
  return (href) => {
    if (router) router.history.push(href)
    else location.assign(href)
  }
}

export function AppLink({ href, onClick, children, ...others }: AppLinkProps) {
  const goTo = useGoTo()
  return (
    <a
      {...others}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event) || !href.startsWith('/')) return
        event.preventDefault()
        goTo(href)
      }}
    >
      {children}
    </a>
  )
}
