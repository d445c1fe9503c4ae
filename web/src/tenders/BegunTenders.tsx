import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { templatesQuery } from '../templates/templates.query.ts'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './list/list.module.css'
import { begunAt } from './tender-paths.ts'
import { texts } from './tenders.texts.ts'
import { useKeptForms } from './useKeptForms.ts'

/** New tenders that this browser keeps and nobody has saved yet: no list of the server can know them. */
export function BegunTenders() {
  const say = useSay()
  const { data: templates = [] } = useQuery(templatesQuery)
  const begun = [...useKeptForms()].flatMap((name) => begunAt(name) ?? [])
  const nameOf = (id: string) => templates.find((template) => template.id === id)?.name ?? id
  return begun.map(({ templateId, href }) => (
    <div key={href} className={classes.begun}>
      <Alert
        tone="info"
        action={
          <Button component={AppLink} href={href} size="sm" variant="default">
            {say(texts.goOn)}
          </Button>
        }
      >
        {say(texts.begun, { form: nameOf(templateId) })}
      </Alert>
    </div>
  ))
}
