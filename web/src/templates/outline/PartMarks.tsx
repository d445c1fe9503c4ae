import { isChoice, isGroupPart, type Part } from '@allmende/domain/templates/template-tree.ts'
import { useSay } from '../../ui/language.tsx'
import classes from './Outline.module.css'
import { outlineTexts as texts } from './outline.texts.ts'

/** What a part is besides its name, in single words. */
export function PartMarks({ part, isFixed }: { part: Part; isFixed: boolean }) {
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
  if (marks.length === 0 && starts === 1) return null
  return (
    <span className={classes.marks}>
      {marks.map((mark) => (
        <span key={mark.de} className={classes.mark}>
          {say(mark)}
        </span>
      ))}
      {starts > 1 && <span className={classes.mark}>{say(texts.times, { n: starts })}</span>}
    </span>
  )
}
