import { ownParts } from '@allmende/domain/tenders/check/own-places.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import { texts as formTexts } from '../tender-form.texts.ts'
import { documentsPath } from '../tender-paths.ts'
import { texts } from './change-form.texts.ts'

/** Stands where a draft has its rooms: once published they live on their own page. */
export function LiveRooms({ tenderId }: { tenderId: number }) {
  const say = useSay()
  return (
    <FormSection anchor={ownParts.rooms} title={say(formTexts.rooms)} hint={say(texts.roomsHint)}>
      <p>
        <AppLink href={documentsPath(tenderId)}>{say(texts.toDocuments)}</AppLink>
      </p>
    </FormSection>
  )
}
