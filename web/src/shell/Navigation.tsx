import { Link, useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { useSay } from '../ui/language.tsx'
import { currentness, type Here, isSectionCurrent } from './current-place.ts'
import classes from './Navigation.module.css'
import { texts } from './Navigation.texts.ts'
import { type Section, usePlaces } from './place.ts'

/** The places of the platform in two levels. */
export function Navigation({ onChoice }: { onChoice?: () => void }) {
  const say = useSay()
  const here = useLocation({ select: ({ pathname, hash }) => ({ pathname, hash }) })
  const sections = usePlaces()
  return (
    <nav aria-label={say(texts.navigation)} className={classes.navigation}>
      {sections.map((section) => (
        <NavigationSection key={section.name} section={section} here={here} onChoice={onChoice} />
      ))}
    </nav>
  )
}

type NavigationSectionProps = { section: Section; here: Here; onChoice: (() => void) | undefined }

function NavigationSection({ section, here, onChoice }: NavigationSectionProps) {
  const say = useSay()
  const heading = useId()
  const { Icon } = section
  return (
    <section aria-labelledby={heading} data-current={isSectionCurrent(section, here) || undefined}>
      <h2 id={heading} className={classes.heading}>
        <Icon size={20} aria-hidden />
        {say(section.label)}
      </h2>
      <ul className={classes.places}>
        {section.places.map((place) => (
          <li key={place.path + (place.hash ?? '')}>
            <Link
              to={place.path}
              hash={place.hash ?? ''}
              className={classes.place}
              activeOptions={{ exact: true, includeHash: true }}
              aria-current={currentness(place, here)}
              onClick={onChoice}
            >
              {say(place.label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
