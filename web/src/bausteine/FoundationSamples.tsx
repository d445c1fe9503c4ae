import { ActionIcon, Button } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useSay } from '../ui/language.tsx'
import { ParcelMotif } from '../ui/ParcelMotif.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { tokens } from '../ui/theme-variables.ts'
import classes from './Bausteine.module.css'
import { longestWord, texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

export function FoundationSamples() {
  const say = useSay()
  return (
    <Section id="grundlagen">
      <Sample title={say(texts.colors)} wide>
        <ul className={classes.swatches}>
          {Object.keys(tokens.light).map((name) => (
            <li key={name}>
              <span style={{ background: `var(--house-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title={say(texts.type)}>
        <p className={classes.large}>{say(texts.pageTitle)}</p>
        <p className={classes.middle}>{say(texts.sectionTitle)}</p>
        <p>{say(texts.body)}</p>
        <p className={classes.small}>{say(texts.dense)}</p>
      </Sample>
      <Sample title={say(texts.buttons)} wide>
        <div className={classes.line}>
          <Button>{say(texts.primary)}</Button>
          <Button variant="default">{say(texts.secondary)}</Button>
          <Button variant="subtle">{say(texts.quiet)}</Button>
          <Button color="red">{say(texts.dangerous)}</Button>
          <Button loading>{say(texts.busy)}</Button>
          <ActionIcon aria-label={say(texts.edit)}>
            <IconEdit size={20} aria-hidden />
          </ActionIcon>
          <Button disabled>{say(texts.disabled)}</Button>
          <span className={classes.quiet}>{say(texts.whyDisabled)}</span>
        </div>
      </Sample>
      <Sample title={say(texts.badges)} wide>
        <div className={classes.line}>
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {say(texts[tone])}
            </StatusBadge>
          ))}
          <StatusBadge tone="neutral">{longestWord}</StatusBadge>
        </div>
      </Sample>
      <Sample title={say(texts.motif)} wide>
        <div className={classes.map}>
          <ParcelMotif variant="ground" />
        </div>
      </Sample>
      <Sample title={say(texts.empty)} wide>
        <EmptyState
          title={say(texts.emptyTitle)}
          text={say(texts.emptyText)}
          action={<Button>{say(texts.create)}</Button>}
        />
      </Sample>
    </Section>
  )
}
