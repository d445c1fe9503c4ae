import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { partyPath, unlinkedParties } from '@allmende/domain/notices/values/parties.ts'
import { ownFields, ownParts, ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { pathOfAnchor } from '../notices/anchors.ts'
import { FindingsPanel } from '../notices/findings/FindingsPanel.tsx'
import type { NoticeFormStore } from '../notices/form-store.ts'
import { LanguagesField } from '../notices/LanguagesField.tsx'
import { NoticeForm } from '../notices/NoticeForm.tsx'
import { openBelow } from '../notices/open-points.ts'
import { FormSearch } from '../notices/search/FormSearch.tsx'
import { texts as houseFormTexts } from '../ui/form/form.texts.ts'
import { decoded } from '../ui/hash.ts'
import { useStore } from '../rpc/store.ts'
import { SaveFooter } from '../ui/form/SaveFooter.tsx'
import { useSay } from '../ui/language.tsx'
import { VersionedNotices } from '../versioned/VersionedNotices.tsx'
import { ChangePart } from './changes/ChangePart.tsx'
import { texts as changeTexts } from './changes/change-form.texts.ts'
import { useLocks } from './changes/useLocks.ts'
import { LiveRooms } from './changes/LiveRooms.tsx'
import { DescriptionSection } from './DescriptionSection.tsx'
import { type FormPart, FormMenu, usePanelParts, usePartiesPart } from './FormMenu.tsx'
import { RoomsSection } from './RoomsSection.tsx'
import { savingHint } from './saving-hint.ts'
import { partiesHash } from './form-anchors.ts'
import { TeamSection } from './TeamSection.tsx'
import { TenderConflict } from './TenderConflict.tsx'
import type { TenderEntries } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'
import classes from './TenderForm.module.css'
import { useFormSurroundings } from './useFormSurroundings.ts'
import { useResume } from './useResume.ts'
import { type TenderFormOptions, useTenderForm } from './useTenderForm.ts'

type TenderFormProps = TenderFormOptions & {
  isTypeFixed: boolean
  onCancel: () => void
  /** A change was taken back. */
  onDiscarded?: () => void
  /** A change was announced: what is in the form is public now. */
  onAnnounced?: () => void
}

/** Everything about one tender on one page, with the way through it beside. */
export function TenderForm({ isTypeFixed, onCancel, onDiscarded, onAnnounced, ...options }: TenderFormProps) {
  const say = useSay()
  const { form, lists, tender, announced } = options
  const tenderForm = useTenderForm(options)
  const { versioned, store, entries, panels, refused, change } = tenderForm
  const { sides, dirty, saving, savedAt, compare } = versioned
  const own = useOwnParts(entries, store)
  const parties = usePartiesPart(store)
  const parts = [...own.parts, ...(parties ? [parties] : []), ...usePanelParts(store)]
  useAddressJumps(store)
  useResume(versioned)
  const { dialog, ...surroundings } = useFormSurroundings(
    entries.type,
    form,
    tender?.panels,
    tender?.skippedPhases,
  )
  const changing = useLocks(form, announced)
  const hint = savingHint(form, entries, panels, useStore(store.found))
  return (
    <div className={classes.layout}>
      <FormMenu parts={parts} onFollow={(anchor) => follow(store, anchor)} />
      <div className={classes.form}>
        <VersionedNotices
          state={versioned}
          conflict={
            sides && (
              <TenderConflict {...{ sides, form, lists }} nothingTyped={!dirty} onRebase={versioned.rebase} />
            )
          }
        />
        {announced && (
          <ChangePart
            {...{ announced, form, lists, entries, panels, dirty }}
            onJump={store.goTo}
            onAnnounced={() => onAnnounced?.()}
            onDiscarded={() => {
              versioned.rebase()
              onDiscarded?.()
            }}
          />
        )}
        <FormSearch store={store} />
        <p className={classes.hint}>
          {say(houseFormTexts.requiredMark)}
          {form.sdkVersion && ` ${say(texts.standard, { version: form.sdkVersion })}`}
        </p>
        <DescriptionSection
          skippedPhases={tender?.skippedPhases}
          {...{ form, isTypeFixed, entries, refused, store }}
          lockOf={changing?.lockOf}
          deadlineLocks={changing?.deadlineLocks}
          onChange={change}
        >
          <LanguagesField store={store} locks={changing?.locks} />
        </DescriptionSection>
        {isRun(entries.type) && (
          <TeamSection
            team={entries.team}
            isLive={announced !== undefined}
            error={refused['team']}
            onChange={(team) => change({ team })}
          />
        )}
        {announced ? (
          <LiveRooms tenderId={announced.id} />
        ) : (
          <RoomsSection tenderId={tender?.id} entries={entries} refused={refused} onChange={change} />
        )}
        <NoticeForm store={store} {...surroundings} locks={changing?.locks} />
        <SaveFooter
          dirty={dirty}
          saving={saving}
          savedAt={savedAt}
          {...(announced && { saveLabel: say(changeTexts.save) })}
          onSave={() => void tenderForm.save()}
          onCancel={onCancel}
          disabledReason={hint ? say(hint) : undefined}
          onCompare={compare}
        />
      </div>
      <div className={classes.findings}>
        <FindingsPanel store={store} own={own.titles} />
      </div>
      {dialog}
    </div>
  )
}

/** The tender's own parts of the form, before those of its notice. */
function useOwnParts({ type }: TenderEntries, store: NoticeFormStore) {
  const say = useSay()
  const found = useStore(store.found)
  const titles = useMemo(
    () => ({
      [ownParts.description]: say(texts.description),
      ...(isRun(type) && { [ownParts.team]: say(texts.team) }),
      [ownParts.rooms]: say(texts.rooms),
    }),
    [say, type],
  )
  const parts = Object.entries(titles).map(
    ([anchor, label]): FormPart => ({
      anchor,
      label,
      open: found && openBelow(found, anchor),
    }),
  )
  return { titles, parts }
}

/** The address can lead to a part or a field of the tender itself, as it can to one of the notice. */
function useAddressJumps(store: NoticeFormStore): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => followOwn(store, decoded(hash)), [hash, store])
}

function followOwn(store: NoticeFormStore, anchor: string): void {
  if (anchor === partiesHash) return showParties(store)
  const part = Object.values(ownParts).find((one) => one === anchor)
  const field = ownFields.find((one) => anchorOf(ownPath(one)) === anchor)
  if (part) store.goTo(part)
  else if (field) store.goTo(ownPath(field))
}

/** Goes to a part of the form, whoever names it. */
function follow(store: NoticeFormStore, anchor: string): void {
  const path = pathOfAnchor(store.definition.get().form, anchor)
  if (path) store.goTo(path)
  else followOwn(store, anchor)
}

/** The parties, the first one that is no organization of ours yet opened. */
function showParties(store: NoticeFormStore): void {
  const [first] = unlinkedParties(store.values.get())
  if (first) store.goTo(partyPath(store.definition.get().form, first))
  else store.parties.set({ at: null })
}
