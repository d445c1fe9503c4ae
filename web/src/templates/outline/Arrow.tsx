import type { PartKey } from '@allmende/domain/templates/template-tree.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import classes from './Outline.module.css'
import { outlineTexts as texts } from './outline.texts.ts'
import { useOutlineTools } from './outline-context.ts'

type ArrowProps = { partKey: PartKey; name: string; by: -1 | 1; isAtEdge: boolean }

/** Not disabled at the edge, so that it keeps the focus when the part arrives there. */
export function Arrow({ partKey, name, by, isAtEdge }: ArrowProps) {
  const say = useSay()
  const { outline } = useOutlineTools()
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      data-focus={`${partKey} ${by}`}
      aria-label={say(by < 0 ? texts.up : texts.down, { name })}
      aria-disabled={isAtEdge}
      className={classes.arrow}
      onClick={() => outline.move(partKey, by)}
    >
      {by < 0 ? <IconArrowUp size={20} aria-hidden /> : <IconArrowDown size={20} aria-hidden />}
    </ActionIcon>
  )
}
