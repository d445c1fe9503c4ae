import { linksTo } from '@allmende/domain/parcels/linked-markers.ts'
import { confirm } from '../../ui/confirm.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { editTexts as texts } from './media-edit.texts.ts'
import { mediaLists, type MediaParts, removed } from './media-wishes.ts'
import { modeButtonId } from './ModeButton.tsx'
import { sayMedia, type ShownMedia } from './shown-media.ts'
import type { ChangeMedia } from './useMediaChanges.ts'
import { controlId } from './useMediaOrder.ts'

/** Removes a picture after a question that says what is lost. */
export function useRemoval({ parts, change }: { parts: MediaParts; change: ChangeMedia }) {
  const say = useSay()
  return async (shown: ShownMedia) => {
    const { kind, id } = shown
    const isImage = kind === 'image'
    const lost = say(isImage ? texts.removeImageText : texts.removePanoramaText, {
      name: sayMedia(say, shown),
    })
    const others = parts.panoramas.filter((each) => each.id !== id)
    const n = isImage ? 0 : linksTo(others, shown).length
    const isSure = await confirm({
      title: say(isImage ? texts.removeImageTitle : texts.removePanoramaTitle),
      text: n > 0 ? `${lost} ${say(texts.removeLinks, { n })}` : lost,
      confirmLabel: say(texts.removeYes),
      danger: true,
    })
    if (!isSure) return
    const list: readonly { id: string }[] = parts[mediaLists[kind]]
    const at = list.findIndex((each) => each.id === id)
    const neighbour = list[at + 1] ?? list[at - 1]
    void change(removed(kind, id))
    // The dialog gives the focus back to what is gone by then.
    setTimeout(() => focusOn(neighbour ? controlId(neighbour.id, 'remove') : modeButtonId), 150)
  }
}
