import type { Location } from '@allmende/domain/locations/locations.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { CallError } from '../rpc/call-error.ts'
import { useChange } from '../rpc/queries.ts'
import { confirm } from '../ui/confirm.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { actionTexts, texts } from './locations.texts.ts'

type Deed = {
  text: Bilingual
  confirmLabel: Bilingual
  done: Bilingual
  failed: Bilingual
  danger?: boolean
}

const deeds = {
  archive: {
    text: actionTexts.archiveText,
    confirmLabel: texts.archive,
    done: actionTexts.archived,
    failed: actionTexts.notArchived,
  },
  restore: {
    text: actionTexts.restoreText,
    confirmLabel: texts.restore,
    done: actionTexts.restored,
    failed: actionTexts.notRestored,
  },
  remove: {
    text: actionTexts.removeText,
    confirmLabel: texts.remove,
    done: actionTexts.removed,
    failed: actionTexts.notRemoved,
    danger: true,
  },
} satisfies Record<string, Deed>

/** What is done with a location as a whole, each after a question. */
export function useLocationActions() {
  const say = useSay()
  const update = useChange('updateLocation')
  const remove = useChange('deleteLocation')

  async function ask(deed: Deed, { name }: Location, run: () => Promise<unknown>) {
    const isMeant = await confirm({
      title: say(actionTexts.sure),
      text: say(deed.text, { name }),
      confirmLabel: say(deed.confirmLabel),
      danger: deed.danger ?? false,
    })
    if (!isMeant) return
    try {
      await run()
      toast.success(say(deed.done))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(deed.failed))
    }
  }
  const archived = ({ id, name, latitude, longitude, version = 0 }: Location, isArchived: boolean) =>
    update.mutateAsync([{ id, version, name, latitude, longitude, isArchived }])

  return {
    archive: (location: Location) => ask(deeds.archive, location, () => archived(location, true)),
    restore: (location: Location) => ask(deeds.restore, location, () => archived(location, false)),
    remove: (location: Location) => ask(deeds.remove, location, () => remove.mutateAsync([location.id])),
  }
}
