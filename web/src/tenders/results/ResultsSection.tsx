import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { serverNow } from '../../rpc/clock.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { lotName } from '../course/lot-names.ts'
import type { SectionProps } from '../frame/tender-page.ts'
import { tenderPath } from '../tender-paths.ts'
import { stateOf } from './result-states.ts'
import classes from './results.module.css'
import { texts } from './results.texts.ts'

export const resultsAnchor = 'ergebnis'

/** Where it is told how the lots ended: drafts to send, and what was sent. */
export function ResultsSection({ tender }: SectionProps<TeamTender>) {
  const say = useSay()
  const isDue = tender.results.some(({ stage }) => stage === null)
  return (
    <FormSection anchor={resultsAnchor} title={say(texts.title)} hint={say(texts.hint)}>
      <ul className={classes.results}>
        {tender.results.map((result) => (
          <ResultLine key={result.id} tender={tender} result={result} />
        ))}
      </ul>
      {isDue && <p className={classes.due}>{say(texts.due)}</p>}
    </FormSection>
  )
}

type LineProps = { tender: TeamTender; result: TeamTender['results'][number] }

function ResultLine({ tender, result }: LineProps) {
  const say = useSay()
  const lots = tender.lots.filter(({ id }) => result.lotIds.includes(id)).map(lotName)
  const { tone, text, day = '' } = stateOf(result, serverNow())
  const name = lots.length > 0 ? say(texts.of, { lots: lots.join(', ') }) : say(texts.ofNone)
  const isDraft = result.stage === null
  return (
    <li className={classes.result}>
      <div className={classes.words}>
        <span>{name}</span>
        <StatusBadge tone={tone}>{say(text, { day })}</StatusBadge>
      </div>
      <Button
        component={AppLink}
        href={tenderPath(result.id)}
        size="sm"
        variant={isDraft ? 'filled' : 'default'}
        aria-label={`${say(isDraft ? texts.openDraft : texts.read)}: ${name}`}
      >
        {say(isDraft ? texts.openDraft : texts.read)}
      </Button>
    </li>
  )
}
