import { isChoice, isGroupPart, type Part } from '@allmende/domain/templates/template-tree.ts'
import { IconLock } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import classes from './Outline.module.css'
import { outlineTexts as texts } from './outline.texts.ts'

type PartMarksProps = {
  part: Part
  /** The standard says what it is. */
  isFixed: boolean
  /** It cannot be deleted; the menu and the settings say why. */
  isKept: boolean
}

/** What a part is besides its name, in single words. */
export function PartMarks({ part, isFixed, isKept }: PartMarksProps) {
  const say = useSay()
  if (isChoice(part)) return null
  const isDemanded = part.required === true
  const isConditional = typeof part.required === 'object'
  const starts = isGroupPart(part) && part.repeatable ? (part.startsWith ?? 1) : 1
  const marks = [
    isFixed && texts.fixed,
    isDemanded && texts.required,
    isConditional && texts.conditional,
    part.repeatable && texts.repeatable,
  ].filter((mark) => typeof mark === 'object')
  if (marks.length === 0 && starts === 1 && !isKept) return null
  return (
    <span className={classes.marks}>
      {marks.map((mark) => (
        <span key={mark.de} className={classes.mark}>
          {say(mark)}
        </span>
      ))}
      {isKept && (
        <span className={classes.mark}>
          <IconLock size={16} className={classes.lock} aria-hidden /> {say(texts.kept)}
        </span>
      )}
      {starts > 1 && <span className={classes.mark}>{say(texts.times, { n: starts })}</span>}
    </span>
  )
}
