import { IconList, IconMap2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { AppLink } from '../../ui/AppLink.tsx'
import { decoded } from '../../ui/hash.ts'
import { useSay } from '../../ui/language.tsx'
import { parcelsPath } from '../parcel-paths.ts'
import classes from '../../ui/tabs.module.css'
import { texts } from './list.texts.ts'

const tabs = [
  { hash: 'karte', label: texts.map, Icon: IconMap2 },
  { hash: 'liste', label: texts.list, Icon: IconList },
] as const
export type ParcelTab = (typeof tabs)[number]['hash']

/** The map, unless the address names the list. */
export const useParcelTab = (): ParcelTab =>
  useLocation({ select: ({ hash }) => (decoded(hash) === 'liste' ? 'liste' : 'karte') })

/** The same parcels drawn or listed; what is filtered goes along. */
export function ParcelTabs({ current }: { current: ParcelTab }) {
  const say = useSay()
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  return (
    <nav aria-label={say(texts.views)} className={classes.tabs}>
      {tabs.map(({ hash, label, Icon }) => (
        <AppLink
          key={hash}
          href={`${parcelsPath}${query}#${hash}`}
          aria-current={hash === current ? 'page' : undefined}
        >
          <Icon size={20} aria-hidden />
          {say(label)}
        </AppLink>
      ))}
    </nav>
  )
}
