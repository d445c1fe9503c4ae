import {
  IconFileImport,
  IconFilePlus,
  IconFileText,
  IconForms,
  IconMap2,
  IconPencil,
} from '@tabler/icons-react'
import { Page } from '../shell/Page.tsx'
import { importPath, newPath } from '../tenders/tender-paths.ts'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCards.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './wizard.texts.ts'

/** Where people of the authority begin. */
export function AuthorityEntry() {
  const say = useSay()
  return (
    <Page title={say(texts.title)} lead={say(texts.authorityLead)} crumbs={null}>
      <ChoiceCards label={say(texts.title)}>
        <ChoiceCard
          first
          href="/wizard/3"
          icon={<IconFilePlus size={24} aria-hidden />}
          title={say(texts.create)}
          text={say(texts.createText)}
        />
        <ChoiceCard
          href={importPath}
          icon={<IconFileImport size={24} aria-hidden />}
          title={say(texts.importNotice)}
          text={say(texts.importNoticeText)}
        />
        <ChoiceCard
          href={newPath}
          icon={<IconForms size={24} aria-hidden />}
          title={say(texts.chooseForm)}
          text={say(texts.chooseFormText)}
        />
        <ChoiceCard
          href="/projekte#entwurf"
          icon={<IconPencil size={24} aria-hidden />}
          title={say(texts.drafts)}
          text={say(texts.draftsText)}
        />
        <ChoiceCard
          href="/projekte#öffentlich"
          icon={<IconFileText size={24} aria-hidden />}
          title={say(texts.tenders)}
          text={say(texts.tendersText)}
        />
        <ChoiceCard
          href="/grundstuecke#liste"
          icon={<IconMap2 size={24} aria-hidden />}
          title={say(texts.parcels)}
          text={say(texts.parcelsText)}
        />
      </ChoiceCards>
    </Page>
  )
}
