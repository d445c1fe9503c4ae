import { changeTextOf } from '@allmende/domain/notices/xml/change.ts'
import { announces } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { ConflictChoice } from '../../../ui/form/ConflictNotice.tsx'
import { SaveFooter } from '../../../ui/form/SaveFooter.tsx'
import { texts as houseFormTexts } from '../../../ui/form/form.texts.ts'
import { FindingsPanel } from '../../../notices/findings/FindingsPanel.tsx'
import { NoticeForm } from '../../../notices/NoticeForm.tsx'
import { FormSearch } from '../../../notices/search/FormSearch.tsx'
import { pathOfAnchor } from '../../../notices/anchors.ts'
import { useStore } from '../../../rpc/store.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { useLanguage, useSay } from '../../../ui/language.tsx'
import { VersionedNotices } from '../../../versioned/VersionedNotices.tsx'
import { noticeDifferences } from '../../differences.ts'
import { FormMenu, usePanelParts, usePartiesPart } from '../../FormMenu.tsx'
import { partiesHash } from '../../form-anchors.ts'
import { mergedValues } from '../../merged-values.ts'
import classes from '../../TenderForm.module.css'
import { useFormSurroundings } from '../../useFormSurroundings.ts'
import { ChangeWords, wordsAnchor } from './ChangeWords.tsx'
import { texts } from './mending.texts.ts'
import { type MendFormOptions, useMendForm } from './useMendForm.ts'

/** The notice alone: neither team nor rooms nor deadlines of the tender are mended here. */
export function MendForm({ onCancel, ...options }: MendFormOptions & { onCancel: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { form, lists, tender, notice } = options
  const { versioned, store, save } = useMendForm(options)
  const follows = !announces(notice.kind)
  const lacksReason = changeTextOf(useStore(store.settled), 'reason').trim() === '' && follows
  const { sides, dirty, saving, savedAt, compare, rebase } = versioned
  const parties = usePartiesPart(store)
  const words = { anchor: wordsAnchor, label: say(texts.words), open: null }
  const parts = [...(follows ? [words] : []), ...(parties ? [parties] : []), ...usePanelParts(store)]
  const {
    dialog,
    deadlines: _tenders,
    derived: _typed,
    ...surroundings
  } = useFormSurroundings(tender.type, form, notice.panels)
  const isWrong = useStore(store.found)?.some(({ blocksSaving }) => blocksSaving) ?? false
  const objected = notice.failures.length
  const follow = (anchor: string) => {
    if (anchor === partiesHash) return store.parties.set({ at: null })
    const path = pathOfAnchor(form, anchor)
    if (path) store.goTo(path)
  }
  return (
    <div className={classes.layout}>
      <FormMenu parts={parts} onFollow={follow} />
      <div className={classes.form}>
        <VersionedNotices
          state={versioned}
          conflict={
            sides && (
              <ConflictChoice
                differences={noticeDifferences(form, lists, language, sides)}
                nothingTyped={!dirty}
                onKeepMine={() =>
                  rebase({
                    panels: mergedValues(form, {
                      base: sides.base.panels,
                      mine: sides.mine.panels,
                      theirs: sides.theirs.panels,
                    }),
                  })
                }
                onTakeTheirs={() => rebase()}
              />
            )
          }
        />
        <Alert tone="info">{say(texts.lead)}</Alert>
        {objected > 0 && <Alert tone="warning">{say(texts.objected, { n: objected })}</Alert>}
        <FormSearch store={store} />
        <p className={classes.hint}>{say(houseFormTexts.requiredMark)}</p>
        {follows && <ChangeWords store={store} />}
        <NoticeForm store={store} {...surroundings} />
        <SaveFooter
          dirty={dirty}
          saving={saving}
          savedAt={savedAt}
          onSave={() => void save()}
          onCancel={onCancel}
          disabledReason={
            lacksReason ? say(texts.reasonMissing) : isWrong ? say(texts.wrongEntries) : undefined
          }
          onCompare={compare}
        />
      </div>
      <div className={classes.findings}>
        <FindingsPanel store={store} own={{}} />
      </div>
      {dialog}
    </div>
  )
}
