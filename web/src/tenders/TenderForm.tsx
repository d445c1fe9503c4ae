import { isRun, mayHaveDeadlines, mayHaveTeam } from '@allmende/domain/tenders/tenders.rules.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FindingsPanel } from '../notices/findings/FindingsPanel.tsx'
import { LanguagesField } from '../notices/LanguagesField.tsx'
import { NoticeForm } from '../notices/NoticeForm.tsx'
import { FormSearch } from '../notices/search/FormSearch.tsx'
import { texts as houseFormTexts } from '../ui/form/form.texts.ts'
import { SaveFooter } from '../ui/form/SaveFooter.tsx'
import { useSay } from '../ui/language.tsx'
import { VersionedNotices } from '../versioned/VersionedNotices.tsx'
import { DescriptionSection } from './DescriptionSection.tsx'
import { type FormPart, FormMenu, usePanelParts } from './FormMenu.tsx'
import { RoomsSection } from './RoomsSection.tsx'
import { savingHint } from './saving-hint.ts'
import { partiesHash, sectionAnchors } from './form-anchors.ts'
import { TeamSection } from './TeamSection.tsx'
import { TenderConflict } from './TenderConflict.tsx'
import { deadlinesIn, type TenderEntries } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'
import classes from './TenderForm.module.css'
import { useFormSurroundings } from './useFormSurroundings.ts'
import { type TenderFormOptions, useTenderForm } from './useTenderForm.ts'

type TenderFormProps = TenderFormOptions & {
  isTypeFixed: boolean
  onCancel: () => void
}

/** Everything about one tender on one page, with the way through it beside. */
export function TenderForm({ isTypeFixed, onCancel, ...options }: TenderFormProps) {
  const say = useSay()
  const { form, lists, tender } = options
  const tenderForm = useTenderForm(options)
  const { versioned, store, entries, panels, refused, change } = tenderForm
  const { sides, dirty, saving, savedAt, compare } = versioned
  const parts = [...useOwnParts(entries), ...usePanelParts(store)]
  const { dialog, ...surroundings } = useFormSurroundings(entries.type, form, tender?.panels)
  const hint = savingHint(form, entries, panels)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash === partiesHash) store.parties.set(true)
  }, [hash, store])
  return (
    <div className={classes.layout}>
      <FormMenu parts={parts} />
      <div className={classes.form}>
        <VersionedNotices
          state={versioned}
          conflict={
            sides && (
              <TenderConflict {...{ sides, form, lists }} nothingTyped={!dirty} onRebase={versioned.rebase} />
            )
          }
        />
        <FormSearch store={store} />
        <p className={classes.hint}>{say(houseFormTexts.requiredMark)}</p>
        <DescriptionSection {...{ form, isTypeFixed, entries, refused }} onChange={change}>
          <LanguagesField store={store} />
        </DescriptionSection>
        {isRun(entries.type) && (
          <TeamSection team={entries.team} error={refused['team']} onChange={(team) => change({ team })} />
        )}
        <RoomsSection entries={entries} refused={refused} onChange={change} />
        <NoticeForm store={store} {...surroundings} />
        <SaveFooter
          dirty={dirty}
          saving={saving}
          savedAt={savedAt}
          onSave={() => void tenderForm.save()}
          onCancel={onCancel}
          disabledReason={hint ? say(hint) : undefined}
          onCompare={compare}
        />
      </div>
      <div className={classes.findings}>
        <FindingsPanel store={store} />
      </div>
      {dialog}
    </div>
  )
}

/** The tender's own parts of the form, with what they still lack. */
function useOwnParts(entries: TenderEntries): readonly FormPart[] {
  const say = useSay()
  const { type, team } = entries
  const deadlines = mayHaveDeadlines(type, deadlinesIn(entries))
  return [
    { anchor: sectionAnchors.description, label: say(texts.description), missing: deadlines.allowed ? 0 : 1 },
    ...(isRun(type)
      ? [
          {
            anchor: sectionAnchors.team,
            label: say(texts.team),
            missing: mayHaveTeam(type, team).allowed ? 0 : 1,
          },
        ]
      : []),
    { anchor: sectionAnchors.rooms, label: say(texts.rooms), missing: 0 },
  ]
}
