import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Outlet, useLocation, useParams } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../../errors/NotFoundScreen.tsx'
import { useActor } from '../../session/useSession.ts'
import { Page } from '../../shell/Page.tsx'
import { decoded } from '../../ui/hash.ts'
import { useSay } from '../../ui/language.tsx'
import { SideMenu } from '../../ui/SideMenu.tsx'
import { TenderStatus } from '../status/TenderStatus.tsx'
import { tenderPath } from '../tender-paths.ts'
import { texts } from './frame.texts.ts'
import { leadOf } from './lead.ts'
import { LoadedTender } from './LoadedTender.tsx'
import { type PagePart, type PageThing, TenderContext } from './tender-context.ts'
import { useTenderCrumbs } from './tender-crumbs.ts'
import classes from './TenderFrame.module.css'
import type { TenderFrameParts, TenderPage } from './tender-page.ts'
import { serverNow } from '../../rpc/clock.ts'

/** What every page of a tender has round it: title, the way to it, menu, and what is said until it is there. */
export function TenderFrame(parts: TenderFrameParts) {
  const { id } = useParams({ strict: false })
  const Early = useCurrentPage(parts.pages)?.Early
  return (
    <LoadedTender id={id} Otherwise={Early}>
      {(tender) => <Frame tender={tender} {...parts} />}
    </LoadedTender>
  )
}

/** Wide pages, such as a log, hang here; the stylesheet has the same number. */
const menuFrom = 1200

const addressOf = ({ id }: ShownTender, { path }: TenderPage) =>
  path === '' ? tenderPath(id) : `${tenderPath(id)}/${path}`

/** The page that is open; those of later segments belong to the page they hang from. */
function useCurrentPage(pages: readonly TenderPage[]): TenderPage | undefined {
  const segment = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' })
  return pages.find(({ path, alsoAt = [] }) => path === segment || alsoAt.includes(segment))
}

function Frame({ tender, pages, actions, banners }: TenderFrameParts & { tender: ShownTender }) {
  const say = useSay()
  const actor = useActor()
  const page = useCurrentPage(pages)
  const [parts, setParts] = useState<readonly PagePart[]>([])
  const [thing, setThing] = useState<PageThing | null>(null)
  const surroundings = useMemo(() => ({ tender, setParts, setThing }), [tender])
  const labelOf = ({ label }: TenderPage) => say(typeof label === 'function' ? label(tender) : label)
  const noteOf = ({ note }: TenderPage) => {
    const said = note?.(tender)
    return said ? { note: say(said.text, said.values), isNoteShown: true } : {}
  }
  const title = page && page.path !== '' ? labelOf(page) : undefined
  const crumb = thing?.below ?? (page && title ? { label: title, path: addressOf(tender, page) } : undefined)
  const crumbs = useTenderCrumbs(tender, crumb && { ...crumb, thing: thing?.name ?? null })
  const hash = decoded(useLocation({ select: (location) => location.hash }))
  const child = useLocation({ select: ({ pathname }) => decoded(pathname.split('/')[4] ?? '') })
  if (page && !page.mayOpen(actor, tender, serverNow()).allowed) return <NotFoundScreen />
  if (child !== '' && page?.has && !page.has(tender, child)) return <NotFoundScreen />
  const lead = leadOf(actor, tender, serverNow())
  return (
    <Page
      title={tender.name}
      {...(crumb && { tabTitle: `${thing?.name ?? crumb.label}, ${tender.name}` })}
      crumbs={crumbs}
      badge={<TenderStatus status={tender.status} />}
      {...(lead && { lead: say(lead) })}
      actions={actions
        .filter(({ mayOpen }) => mayOpen(actor, tender, serverNow()).allowed)
        .map(({ key, Action }) => <Action key={key} tender={tender} />)}
    >
      <div className={classes.layout}>
        <SideMenu
          label={say(texts.menu)}
          choiceLabel={say(texts.goTo)}
          from={menuFrom}
          entries={pages
            .filter((one) => one.mayOpen(actor, tender, serverNow()).allowed)
            .map((one) => ({
              path: addressOf(tender, one),
              label: labelOf(one),
              ...noteOf(one),
              isHere: one === page || addressOf(tender, one) === thing?.below?.path,
              below: one === page ? parts.map((part) => partEntry(part, hash)) : [],
            }))}
        />
        <div className={classes.page}>
          {banners.map((Banner) => (
            <Banner key={Banner.displayName ?? Banner.name} tender={tender} />
          ))}
          <TenderContext value={surroundings}>
            <Suspense fallback={<LoadingScreen />}>
              <Outlet />
            </Suspense>
          </TenderContext>
        </div>
      </div>
    </Page>
  )
}

const partEntry = ({ anchor, label }: PagePart, hash: string) => ({
  hash: anchor,
  label,
  isHere: anchor === hash,
})
