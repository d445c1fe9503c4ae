import type { Bilingual } from '@allmende/domain/texts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './LaterScreen.texts.ts'
import { Page } from './Page.tsx'

/** The place of a screen that is still to be built. */
export function LaterScreen({
  title,
  parent,
}: {
  title: Bilingual
  parent?: { title: Bilingual; path: string }
}) {
  const say = useSay()
  const crumbs = [...(parent ? [{ label: say(parent.title), path: parent.path }] : []), { label: say(title) }]
  return (
    <Page title={say(title)} crumbs={crumbs}>
      <EmptyState title={say(texts.notYet)} />
    </Page>
  )
}
