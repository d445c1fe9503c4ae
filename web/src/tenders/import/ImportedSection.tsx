import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { buyerField, partiesOf, unlinkedParties } from '@allmende/domain/notices/values/parties.ts'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import type { ImportNote } from '@allmende/domain/tenders/notice/imported-notice.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconPencil, IconUsersGroup } from '@tabler/icons-react'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import type { SectionProps } from '../frame/tender-page.ts'
import { partiesHash } from '../form-anchors.ts'
import { editPath } from '../tender-paths.ts'
import { ImportNotes } from './ImportNotes.tsx'
import classes from './Imported.module.css'
import { texts } from './import.texts.ts'
import { useSourceDownload } from './useSourceDownload.ts'

export const importAnchor = 'import'
/** What older notes were read with, which do not say it. */
const onlyVersionThen = '1.7'

/** Where the draft came from, what did not come along, and what is to be done next. */
export function ImportedSection({ tender, mayEdit }: SectionProps<TeamTender>) {
  const say = useSay()
  const { language } = useLanguage()
  const download = useSourceDownload(tender.id)
  const { imported } = tender
  if (!imported) return null
  const of = (kind: ImportNote['kind']) => imported.notes.filter((note) => note.kind === kind)
  const [[version], [follows], [root]] = [of('version'), of('follows'), of('root')]
  const [unknown, misfit, repeated, [more]] = [of('unknown'), of('misfit'), of('repeated'), of('more')]
  const unlinked = unlinkedParties(tender.panels)
  const linked = partiesOf(tender.panels).filter(({ organizationId }) => organizationId !== undefined)
  const buyer = fieldsNamed(tender.panels, buyerField)[0]?.stringValue
  return (
    <FormSection anchor={importAnchor} title={say(texts.imported)}>
      <p>
        {say(texts.origin, { moment: sayMoment(imported.at, language) })}
        {imported.notes.every(({ kind }) => kind === 'root') && ` ${say(texts.nothingLost)}`}
      </p>
      {version && (
        <Alert tone="warning">
          {say(texts.otherVersion, { version: version.text, own: version.readAs ?? onlyVersionThen })}
        </Alert>
      )}
      {follows && follows.text !== tender.sdkVersion && (
        <Alert tone="warning">
          {say(texts.follows, { version: follows.text, own: tender.sdkVersion ?? '' })}
        </Alert>
      )}
      {root && <Alert tone="info">{say(texts.otherRoot, { root: root.text })}</Alert>}
      <ImportNotes
        title={texts.misfit}
        lead={texts.misfitLead}
        notes={misfit}
        linkTo={mayEdit ? ({ path }) => `${editPath(tender.id)}#${anchorOf(path)}` : undefined}
      />
      <ImportNotes title={texts.repeated} lead={texts.repeatedLead} notes={repeated} />
      <ImportNotes title={texts.unknown} lead={texts.unknownLead} notes={unknown} more={more?.text} />
      {linked.length > 0 && (
        <p>{say(texts.linked, { names: linked.map(({ id, name }) => `${name} (${id})`).join(', ') })}</p>
      )}
      {mayEdit && unlinked.length > 0 && (
        <div className={classes.parties}>
          <h3>{say(texts.unlinked, { n: unlinked.length })}</h3>
          <p className={classes.lead}>{say(texts.unlinkedLead)}</p>
          <ul>
            {unlinked.map(({ id, name }) => (
              <li key={id}>
                {name ? `${name} (${id})` : id}
                {id === buyer && <strong> {say(texts.isBuyer)}</strong>}
              </li>
            ))}
          </ul>
          <Button
            component={AppLink}
            href={`${editPath(tender.id)}#${partiesHash}`}
            variant="default"
            leftSection={<IconUsersGroup size={20} aria-hidden />}
          >
            {say(texts.link)}
          </Button>
        </div>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={download.isPending}
          onClick={download.start}
        >
          {say(texts.download)}
        </Button>
        {mayEdit && (
          <Button
            component={AppLink}
            href={editPath(tender.id)}
            variant="subtle"
            leftSection={<IconPencil size={20} aria-hidden />}
          >
            {say(texts.edit)}
          </Button>
        )}
      </div>
    </FormSection>
  )
}
