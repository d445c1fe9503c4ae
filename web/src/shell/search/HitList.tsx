import { useId } from 'react'
import { useSay } from '../../ui/language.tsx'
import type { Hit } from './search-source.ts'
import { texts } from './search.texts.ts'
import classes from './Search.module.css'
import type { Choice, Group } from './useHits.ts'

type HitListProps = {
  id: string
  optionId: (key: string) => string
  groups: readonly Group[]
  active: string | null
  onChoose: (href: string) => void
}

/** The hits by kind. The keyboard stays in the field, which says which of them is meant. */
export function HitList({ id, groups, ...list }: HitListProps) {
  const say = useSay()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands below its field, always open
    <div id={id} role="listbox" aria-label={say(texts.hits)} className={classes.hits}>
      {groups.map((group) => (
        <HitGroup key={group.source.key} group={group} {...list} />
      ))}
    </div>
  )
}

function HitGroup({
  group,
  optionId,
  active,
  onChoose,
}: Omit<HitListProps, 'id' | 'groups'> & { group: Group }) {
  const say = useSay()
  const labelId = useId()
  const { source, choices } = group
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox groups its options by this role
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={classes.kind}>
        {say(source.label)}
      </div>
      {choices.map((choice) => (
        <Option
          key={choice.key}
          id={optionId(choice.key)}
          choice={choice}
          isActive={choice.key === active}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  choice: Choice
  isActive: boolean
  onChoose: (href: string) => void
}

function Option({ id, choice, isActive, onChoose }: OptionProps) {
  const say = useSay()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field does it by keyboard
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of two lines
      role="option"
      aria-selected={isActive}
      className={classes.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice.href)}
    >
      {choice.hit ? <HitText hit={choice.hit} /> : <span className={classes.all}>{say(texts.all)}</span>}
    </div>
  )
}

function HitText({ hit }: { hit: Hit }) {
  const say = useSay()
  const facts = hit.facts.map((fact) => (typeof fact === 'string' ? fact : say(fact)))
  return (
    <>
      <span className={classes.name}>{hit.name}</span>
      <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      {hit.mark && <span>{hit.mark}</span>}
    </>
  )
}
