import type { ReactNode } from 'react'
import { PageHeader, type PageHeaderProps } from '../ui/PageHeader.tsx'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import { useDocumentTitle } from '../ui/useDocumentTitle.ts'

/** `crumbs` null: a page that shows no way to it. */
type PageProps = PageHeaderProps & {
  crumbs?: readonly Crumb[] | null
  /** In the browser's tab, where it says more than the title. */
  tabTitle?: string
  children?: ReactNode
}

/** A page in the shell: the way to it, its title here and in the browser's tab, its content. */
export function Page({ crumbs, tabTitle, children, ...header }: PageProps) {
  useDocumentTitle(tabTitle ?? header.title)
  return (
    <>
      {crumbs !== null && <Breadcrumbs crumbs={crumbs ?? [{ label: header.title }]} />}
      <PageHeader {...header} />
      {children}
    </>
  )
}
