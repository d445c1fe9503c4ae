import { isOfStandard } from '@allmende/domain/templates/template-edits.ts'
import {
  isChoice,
  keyOf,
  type Part,
  type PartKey,
  partsBelow,
} from '@allmende/domain/templates/template-tree.ts'
import { hiddenGroups } from '@allmende/domain/notices/check/visibility.ts'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { RemovedLine } from '../../ui/RemovedLine.tsx'
import { labelOf, labelPath, wayBelow } from '../edited-template.ts'
import { AddParts, mayHoldMore } from './AddParts.tsx'
import { Arrow } from './Arrow.tsx'
import classes from './Outline.module.css'
import { outlineTexts as texts } from './outline.texts.ts'
import { useOutlineTools } from './outline-context.ts'
import { PartMarks } from './PartMarks.tsx'
import { PartMenu } from './PartMenu.tsx'
import { PartSettings } from './PartSettings.tsx'
import { kindOf } from './part-kinds.ts'
import { useLock } from './useLock.ts'
import { undoId } from './useOutline.ts'

type RowProps = {
  part: Part
  parentKey: PartKey | null
  path: string
  isFirst: boolean
  isLast: boolean
}

/** One part: its name opens its settings, the arrow what is in it. */
function OutlineRow({ part, parentKey, path, isFirst, isLast }: RowProps) {
  const say = useSay()
  const { outline, drag, errorAt } = useOutlineTools()
  const key = keyOf(part, parentKey)
  const name = labelOf(part) || say(texts.unnamed)
  const { base, edited, expanded } = outline
  const error = errorAt(labelPath(part, path)) ?? errorAt(`${path}.choices`)
  const isEdited = edited.has(key)
  const below = partsBelow(part)
  const holds = below.length > 0 || mayHoldMore(part, base)
  const isExpanded = holds && expanded.has(key)
  const isFixedAnswer = isChoice(part) && ['true', 'false'].includes(part.contentId)
  const lock = useLock(part, parentKey)
  const { Icon, words } = kindOf(part)
  const landing = drag.landing?.key === key ? drag.landing.side : undefined
  return (
    <li className={classes.entry} data-kind={isChoice(part) ? 'choice' : part.contentType}>
      <div
        className={classes.row}
        data-row
        data-landing={landing}
        data-dragged={drag.dragged === key || undefined}
        data-faulty={error !== undefined || undefined}
        {...drag.target(key)}
      >
        {isFixedAnswer ? (
          <span className={classes.handle} />
        ) : (
          <span className={classes.handle} title={say(texts.drag)} aria-hidden {...drag.handle(key)}>
            <IconGripVertical size={20} />
          </span>
        )}
        {holds ? (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-expanded={isExpanded}
            aria-label={say(isExpanded ? texts.collapse : texts.expand, { name })}
            onClick={() => outline.toggle(key)}
          >
            <IconChevronRight
              size={20}
              className={classes.chevron}
              data-expanded={isExpanded || undefined}
              aria-hidden
            />
          </ActionIcon>
        ) : (
          <span className={classes.noChevron} />
        )}
        <button
          type="button"
          className={classes.name}
          data-focus={`${key} name`}
          aria-expanded={isEdited}
          disabled={isFixedAnswer}
          onClick={() => outline.edit(key)}
        >
          <Icon size={20} aria-hidden className={classes.icon} />
          <span className={classes.label}>{name}</span>
          <span className={classes.kind}>{say(words)}</span>
          {!isFixedAnswer && <VisuallyHidden>{say(texts.edit)}</VisuallyHidden>}
        </button>
        <PartMarks part={part} isFixed={isOfStandard(part, base)} isKept={lock !== null && !isFixedAnswer} />
        {!isFixedAnswer && (
          <div className={classes.buttons}>
            <Arrow partKey={key} name={name} by={-1} isAtEdge={isFirst} />
            <Arrow partKey={key} name={name} by={1} isAtEdge={isLast} />
            <PartMenu part={part} parentKey={parentKey} />
          </div>
        )}
      </div>
      {isEdited && !isFixedAnswer && <PartSettings part={part} parentKey={parentKey} path={path} />}
      {isExpanded && (
        <div className={classes.below}>
          <PartList parts={below} parentKey={key} path={`${path}.${wayBelow(part)}`} />
          <AddParts parent={part} parentKey={key} />
        </div>
      )}
    </li>
  )
}

type PartListProps = { parts: readonly Part[]; parentKey: string | null; path: string }

const isShown = (part: Part) =>
  isChoice(part) || (part.hidden !== true && !hiddenGroups.includes(part.contentId))

/** Rows keep their place among all parts, also where hidden ones stand between them. */
export function PartList({ parts, parentKey, path }: PartListProps) {
  const say = useSay()
  const { outline } = useOutlineTools()
  const { removed } = outline
  const isHere = removed !== null && removed.parentKey === parentKey
  if (!parts.some(isShown) && !isHere) return null
  const rows = parts.map((part, index) =>
    isShown(part) ? (
      <OutlineRow
        key={part.contentId}
        part={part}
        parentKey={parentKey}
        path={`${path}.${index}`}
        isFirst={!parts.slice(0, index).some(isShown)}
        isLast={!parts.slice(index + 1).some(isShown)}
      />
    ) : null,
  )
  const offer = isHere && (
    <li key="removed" className={classes.entry}>
      <RemovedLine
        id={undoId}
        name={removed.name || say(texts.unnamed)}
        onUndo={outline.undo}
        onClose={outline.forgetRemoved}
      />
    </li>
  )
  return (
    <ul className={classes.list} data-nested={parentKey !== null || undefined}>
      {offer ? rows.toSpliced(removed.index, 0, offer) : rows}
    </ul>
  )
}
