import { missingIn } from '@allmende/domain/notices/check/completeness.ts'
import { shownPanels } from '@allmende/domain/notices/form/layout.ts'
import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { NativeSelect } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { NoticeFormStore } from '../notices/form-store.ts'
import { useStore } from '../rpc/store.ts'
import { useSay } from '../ui/language.tsx'
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

/** The way through a long form: a list beside it, a choice above it where there is no room. */
export function FormMenu({ parts }: { parts: readonly FormPart[] }) {
  const say = useSay()
  const navigate = useNavigate()
  const here = decodeURIComponent(useLocation({ select: ({ hash }) => hash }))
  const state = (missing: number) =>
    missing === 0
      ? say(texts.complete)
      : say(missing === 1 ? texts.oneMissing : texts.missing, { n: missing })
  return (
    <nav aria-label={say(texts.sections)} className={classes.menu}>
      <ul className={classes.list}>
        {parts.map(({ anchor, label, missing }) => (
          <li key={anchor}>
            <Link
              to="."
              search
              hash={anchor}
              replace
              activeOptions={{ exact: true, includeHash: true }}
              className={classes.link}
              data-here={anchor === here || undefined}
            >
              <span className={classes.icon} data-complete={missing === 0 || undefined} aria-hidden>
                {missing === 0 ? <IconCheck size={16} /> : <IconPencil size={16} />}
              </span>
              <span className={classes.label}>{label}</span>
              <span className={classes.spoken}>, {state(missing)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <NativeSelect
        className={classes.choice}
        label={say(texts.goToSection)}
        value={here}
        data={[
          { value: '', label: '–' },
          ...parts.map(({ anchor, label, missing }) => ({
            value: anchor,
            label: `${label} (${state(missing)})`,
          })),
        ]}
        onChange={(event) =>
          void navigate({ to: '.', search: true, hash: event.currentTarget.value, replace: true })
        }
      />
    </nav>
  )
}
