import type { Location } from '@allmende/domain/locations/locations.contract.ts'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { VersionedNotices } from '../versioned/VersionedNotices.tsx'
import classes from './LocationDialog.module.css'
import { LocationFields } from './LocationFields.tsx'
import { texts } from './location-dialog.texts.ts'
import { texts as listTexts } from './locations.texts.ts'
import { useLocationActions } from './useLocationActions.ts'
import { useLocationForm } from './useLocationForm.ts'

type LocationDialogProps = {
  /** Left out for a new one. */
  location: Location | undefined
  /** Those whose names are taken. */
  others: readonly Location[]
  onClose: () => void
}

/** A location is made or changed; closes once it is saved, and never loses what was typed without a question. */
export function LocationDialog({ location, others, onClose }: LocationDialogProps) {
  const say = useSay()
  const { restore } = useLocationActions()
  const { state, labels, now } = useLocationForm({ location, others, onSaved: onClose })
  const { form, sides, rebase, saving, dirty, draft } = state
  const [isAsking, setAsking] = useState(false)
  const { name, latitude, longitude } = form.values
  const around = useMemo(
    () => others.filter(({ id, isArchived }) => id !== location?.id && !isArchived),
    [others, location?.id],
  )
  const missing =
    name.trim() === ''
      ? say(texts.nameMissing)
      : latitude === null || longitude === null
        ? say(texts.positionMissing)
        : undefined

  async function close() {
    if (saving || isAsking) return
    setAsking(true)
    const isMeant =
      !dirty ||
      (await confirm({
        title: say(texts.discardTitle),
        text: say(texts.discardText),
        confirmLabel: say(houseTexts.discard),
        cancelLabel: say(houseTexts.keepEditing),
        danger: true,
      }))
    setAsking(false)
    if (!isMeant) return
    draft.clear()
    onClose()
  }
  const conflict = sides && (
    <ConflictNotice
      {...sides}
      labels={labels}
      show={(path, value) => (path === 'geoJson' && value ? say(texts.areaDrawn) : String(value ?? ''))}
      onKeepMine={rebase}
      onTakeTheirs={() => rebase()}
    />
  )
  return (
    <Dialog
      opened
      size="wide"
      fillsPhone
      onClose={() => void close()}
      title={say(location ? texts.editTitle : texts.createTitle)}
      actions={
        <>
          {missing && <output className={classes.missing}>{missing}</output>}
          <Button variant="default" disabled={saving} onClick={() => void close()}>
            {say(houseTexts.cancel)}
          </Button>
          <Button loading={saving} disabled={missing !== undefined} onClick={() => void form.submit()}>
            {say(houseTexts.save)}
          </Button>
        </>
      }
    >
      <form {...form.formProps} className={classes.form}>
        <VersionedNotices state={state} conflict={conflict} />
        {now?.isArchived && (
          <Alert
            tone="warning"
            action={
              <Button size="sm" variant="default" onClick={() => void restore(now)}>
                {say(listTexts.restore)}
              </Button>
            }
          >
            {say(texts.archivedMeanwhile)}
          </Alert>
        )}
        <ErrorSummary errors={form.errors} attempt={form.attempts} />
        <LocationFields form={form} others={around} />
      </form>
    </Dialog>
  )
}
