import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { BegunTenders } from './BegunTenders.tsx'
import { TenderTable } from './list/TenderTable.tsx'
import { TenderTabs } from './list/TenderTabs.tsx'
import { importPath, listPath, newPath, tendersPath } from './tender-paths.ts'
import { type Tab, tabIn, tabsFor } from './tender-tabs.ts'
import { texts } from './tenders.texts.ts'

/** Every tender this person may see, tab by tab. */
export function TenderListScreen() {
  const say = useSay()
  const actor = useActor()
  const tabs = tabsFor(actor)
  const tab = tabIn(useLocation({ select: ({ hash }) => hash }), tabs)
  const mayCreate = tenderPolicy.create(actor).allowed
  const search = useSearch({ from: tendersPath })
  const create = (
    <Button component={AppLink} href="/wizard/3" leftSection={<IconPlus size={20} aria-hidden />}>
      {say(texts.create)}
    </Button>
  )
  const actions = (
    <>
      {tab === 'entwurf' && (
        <>
          <Button component={AppLink} href={importPath} variant="default">
            {say(texts.importNotice)}
          </Button>
          <Button component={AppLink} href={newPath} variant="default">
            {say(texts.chooseForm)}
          </Button>
        </>
      )}
      {create}
    </>
  )
  const wayOn = tab === 'entwurf' || (tab === 'öffentlich' && mayCreate) ? create : <WayOn from={tab} />
  return (
    <Page title={say(texts.tenders)} actions={mayCreate && actions}>
      <TenderTabs tabs={tabs} current={tab} search={search} />
      {tab === 'entwurf' && <BegunTenders />}
      <TenderTable key={tab} tab={tab} search={search} wayOn={wayOn} />
    </Page>
  )
}

/** Where to look when there is nothing here: at what is public, or else at what was. */
function WayOn({ from }: { from: Tab }) {
  const say = useSay()
  const isPublic = from === 'öffentlich'
  return (
    <Button component={AppLink} href={listPath(isPublic ? 'archiv' : 'öffentlich')} variant="default">
      {say(isPublic ? texts.toArchive : texts.toPublic)}
    </Button>
  )
}
