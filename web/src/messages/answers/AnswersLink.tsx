import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'
import { tenderPath } from '../../tenders/tender-paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { answersAnchor } from './answers-anchor.ts'
import classes from './answers.module.css'
import { texts } from './answers.texts.ts'

/** Says how much was asked and answered, and leads to where it stands; nothing where nothing was. */
export function AnswersLink({ tender }: { tender: { id: number } }) {
  const say = useSay()
  const { data = [] } = useQuery(rpcQuery('getAnswers', tender.id))
  if (data.length === 0) return null
  return (
    <p className={classes.link}>
      <AppLink href={`${tenderPath(tender.id)}#${answersAnchor}`}>
        {say(texts.count, { n: data.length })}
      </AppLink>
    </p>
  )
}
