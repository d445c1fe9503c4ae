import type { Answer } from '@allmende/domain/messages/messages.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { MarkdownView } from '../../ui/markdown/MarkdownView.tsx'
import { answersAnchor } from './answers-anchor.ts'
import classes from './answers.module.css'
import { texts } from './answers.texts.ts'

type AnswersProps = { tender: { id: number } }

/** What was asked and answered for everyone; nothing where nothing was, or where this person may not read it. */
export function Answers({ tender }: AnswersProps) {
  const say = useSay()
  const { data = [] } = useQuery(rpcQuery('getAnswers', tender.id))
  if (data.length === 0) return null
  return (
    <FormSection anchor={answersAnchor} title={say(texts.title)} hint={say(texts.lead)}>
      <ol className={classes.answers}>
        {data.map((answer) => (
          <AnswerEntry key={answer.id} {...answer} />
        ))}
      </ol>
    </FormSection>
  )
}

function AnswerEntry({ created, question, answer }: Answer) {
  const say = useSay()
  const { language } = useLanguage()
  return (
    <li>
      <time dateTime={created.toISOString()}>{sayDeadline(created, language)}</time>
      <h3>{say(texts.question)}</h3>
      <div className={classes.words}>
        <MarkdownView text={question} />
      </div>
      <h3>{say(texts.answer)}</h3>
      <div className={classes.words}>
        <MarkdownView text={answer} />
      </div>
    </li>
  )
}
