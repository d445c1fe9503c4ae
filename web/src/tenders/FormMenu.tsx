import { missingIn } from '@allmende/domain/notices/check/completeness.ts'
import { shownPanels } from '@allmende/domain/notices/form/layout.ts'
import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { NoticeFormStore } from '../notices/form-store.ts'
import { useStore } from '../rpc/store.ts'
import { decoded } from '../ui/hash.ts'
import { useSay } from '../ui/language.tsx'
import { SideMenu } from '../ui/SideMenu.tsx'
import classes from './FormMenu.module.css'
import { texts } from './tender-form.texts.ts'

/** A part of the form that the menu leads to. */
export type FormPart = { anchor: string; label: string; missing: number }

/** The panels of the notice, each lot one of its own. */
export function usePanelParts(store: NoticeFormStore): readonly FormPart[] {
  const { form } = useStore(store.definition)
  const values = useStore(store.settled)
  return useMemo(
    () =>
      shownPanels(form, values).map(({ path, group, ordinal, caption }) => ({
        anchor: anchorOf(path),
        label: `${ordinal} ${group.label}${caption ? `: ${caption}` : ''}`,
        missing: missingIn(form, values, path).length,
      })),
    [form, values],
  )
}

/** The way through a long form. */
export function FormMenu({ parts }: { parts: readonly FormPart[] }) {
  const say = useSay()
  const here = decoded(useLocation({ select: ({ hash }) => hash }))
  const state = (missing: number) =>
    missing === 0
      ? say(texts.complete)
      : say(missing === 1 ? texts.oneMissing : texts.missing, { n: missing })
  return (
    <SideMenu
      label={say(texts.sections)}
      choiceLabel={say(texts.goToSection)}
      entries={parts.map(({ anchor, label, missing }) => ({
        hash: anchor,
        label,
        note: state(missing),
        isHere: anchor === here,
        icon: (
          <span className={classes.icon} data-complete={missing === 0 || undefined} aria-hidden>
            {missing === 0 ? <IconCheck size={16} /> : <IconPencil size={16} />}
          </span>
        ),
      }))}
    />
  )
}
