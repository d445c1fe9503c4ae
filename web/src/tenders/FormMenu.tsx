import { shownPanels } from '@allmende/domain/notices/form/layout.ts'
import { anchorOf, topPath } from '@allmende/domain/notices/form/paths.ts'
import { partiesPath } from '@allmende/domain/notices/values/parties.ts'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { NoticeFormStore } from '../notices/form-store.ts'
import { openBelow } from '../notices/open-points.ts'
import { useStore } from '../rpc/store.ts'
import { useSay } from '../ui/language.tsx'
import { SideMenu } from '../ui/SideMenu.tsx'
import { useSectionInView } from '../ui/useSectionInView.ts'
import { partyTexts } from '../notices/parties/parties.texts.ts'
import { partiesHash } from './form-anchors.ts'
import classes from './FormMenu.module.css'
import { texts } from './tender-form.texts.ts'

/** A part of the form that the menu leads to; how much is open in it, null until it was looked at. */
export type FormPart = { anchor: string; label: string; open: number | null }

/** The parties, which the notice asks for in a dialog of their own; null where a form knows none. */
export function usePartiesPart(store: NoticeFormStore): FormPart | null {
  const say = useSay()
  const { form } = useStore(store.definition)
  const found = useStore(store.found)
  const section = partiesPath(form)
  if (section === undefined) return null
  return {
    anchor: partiesHash,
    label: say(partyTexts.title),
    open: found && openBelow(found, topPath(section)),
  }
}

type FormMenuProps = { parts: readonly FormPart[]; onFollow: (anchor: string) => void }

/** The panels of the notice, each lot one of its own. */
export function usePanelParts(store: NoticeFormStore): readonly FormPart[] {
  const { form } = useStore(store.definition)
  const values = useStore(store.settled)
  const found = useStore(store.found)
  return useMemo(
    () =>
      shownPanels(form, values).map(({ path, group, ordinal, caption }) => ({
        anchor: anchorOf(path),
        label: `${ordinal} ${group.label}${caption ? `: ${caption}` : ''}`,
        open: found && openBelow(found, path),
      })),
    [form, values, found],
  )
}

/** The way through a long form; `onFollow` also where the address says so already. */
export function FormMenu({ parts, onFollow }: FormMenuProps) {
  const say = useSay()
  const here = useSectionInView(parts.map(({ anchor }) => anchor))
  const state = (open: number) =>
    open === 0 ? say(texts.complete) : say(open === 1 ? texts.onePoint : texts.points, { n: open })
  return (
    <SideMenu
      label={say(texts.sections)}
      choiceLabel={say(texts.goToSection)}
      entries={parts.map(({ anchor, label, open }) => ({
        hash: anchor,
        label,
        ...(open !== null && { note: state(open) }),
        isHere: anchor === here,
        onFollow: () => onFollow(anchor),
        icon: (
          <span className={classes.icon} data-complete={open === 0 || undefined} aria-hidden>
            {open === 0 ? <IconCheck size={16} /> : <IconPencil size={16} />}
          </span>
        ),
      }))}
    />
  )
}
