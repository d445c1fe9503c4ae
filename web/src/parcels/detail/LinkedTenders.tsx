import type { LinkedProperty } from '@allmende/domain/tenders/parcel-tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './parcel-detail.module.css'
import { texts } from './parcel-detail.texts.ts'

export function LinkedTenders({ projects }: Pick<LinkedProperty, 'projects'>) {
  const say = useSay()
  if (projects.length === 0) return <p className={classes.quiet}>{say(texts.noTender)}</p>
  return (
    <ul className={classes.tenders}>
      {projects.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <Button
            component={AppLink}
            href={`/projekte/${id}`}
            variant="default"
            size="sm"
            aria-label={say(texts.openTenderNamed, { name })}
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            {say(texts.openTender)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
