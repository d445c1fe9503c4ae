import { shownPanels } from '@allmende/domain/notices/form/layout.ts'
import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { NoticeFormStore } from '../notices/form-store.ts'
import { openBelow } from '../notices/open-points.ts'
import { useStore } from '../rpc/store.ts'
import { decoded } from '../ui/hash.ts'
import { useSay } from '../ui/language.tsx'
import { SideMenu } from '../ui/SideMenu.tsx'
import classes from './FormMenu.module.css'
import { texts } from './tender-form.texts.ts'

/** A part of the form that the menu leads to; how much is open in it, null until it was looked at. */
export type FormPart = { anchor: string; label: string; open: number | null }

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

/** The way through a long form. */
export function FormMenu({ parts }: { parts: readonly FormPart[] }) {
  const say = useSay()
  const here = decoded(useLocation({ select: ({ hash }) => hash }))
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
        icon: (
          <span className={classes.icon} data-complete={open === 0 || undefined} aria-hidden>
            {open === 0 ? <IconCheck size={16} /> : <IconPencil size={16} />}
          </span>
        ),
      }))}
    />
  )
}
